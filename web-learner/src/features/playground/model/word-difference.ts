export interface Stretch {
  text: string;
  /** In which of the two texts it stands. */
  kind: 'both' | 'removed' | 'added';
}

/** Words of one text beyond which the comparison would take too long. */
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

/** What was taken out of the first text and put into the second, word by word; null for texts that are too long. */
export function wordDifference(before: string, after: string): Stretch[] | null {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (Math.max(a.length, b.length) > COMPARED_WORDS) return null;
  const common = commonLengths(a, b);
  const stretches: Stretch[] = [];
  const add = (kind: Stretch['kind'], text: string) => {
    const last = stretches.at(-1);
    if (last?.kind === kind) last.text += text;
    else stretches.push({ kind, text });
  };
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
  return stretches;
}
