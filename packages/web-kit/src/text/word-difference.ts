export interface Stretch {
  text: string;
  /** In which of the two texts it stands. */
  kind: 'both' | 'removed' | 'added';
}

/** Words between what both texts begin and end with, beyond which the comparison would take too long. */
export const COMPARED_WORDS = 1_500;

/** Words with the spaces after them, so that they join to the text again. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+\s*?(?=\s|$)|\s+$/g) ?? [];

/** How many words the rests of both texts have in common, for each pair of beginnings. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      rows[i]![j] =
        a[i]!.trim() === b[j]!.trim()
          ? rows[i + 1]![j + 1]! + 1
          : Math.max(rows[i + 1]![j]!, rows[i]![j + 1]!);
    }
  }
  return rows;
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one.trim() === other.trim();

/** How many words both have in common at the beginning, and then at the end. */
function commonEnds(a: readonly string[], b: readonly string[]): { head: number; tail: number } {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && isSame(a[head], b[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(a.at(-1 - tail), b.at(-1 - tail))) tail += 1;
  return { head, tail };
}

/**
 * What was taken out of the first text and put into the second, word by word; null for texts that differ over too long a
 * stretch.
 */
export function wordDifference(before: string, after: string): Stretch[] | null {
  const [allBefore, allAfter] = [wordsOf(before), wordsOf(after)];
  const { head, tail } = commonEnds(allBefore, allAfter);
  const a = allBefore.slice(head, allBefore.length - tail);
  const b = allAfter.slice(head, allAfter.length - tail);
  if (Math.max(a.length, b.length) > COMPARED_WORDS) return null;
  const common = commonLengths(a, b);
  const stretches: Stretch[] = [];
  const add = (kind: Stretch['kind'], text: string) => {
    const last = stretches.at(-1);
    if (last?.kind === kind) last.text += text;
    else stretches.push({ kind, text });
  };
  if (head > 0) add('both', allAfter.slice(0, head).join(''));
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [one, other] = [a[i], b[j]];
    if (one !== undefined && other !== undefined && one.trim() === other.trim()) {
      add('both', other);
      i += 1;
      j += 1;
    } else if (other === undefined || (one !== undefined && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      add('removed', one!);
      i += 1;
    } else {
      add('added', other);
      j += 1;
    }
  }
  if (tail > 0) add('both', allAfter.slice(allAfter.length - tail).join(''));
  return stretches;
}
