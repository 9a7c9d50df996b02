import type { Reading } from '../../reading/reading.ts';
import type { WordRange } from '../../reading/sentences.ts';

/** A stretch without a stop inside it, and whether it stands where material would. */
export type Remark = WordRange & {
  /**
   * `between-marks`: all there is between two marks. `after-label`: all that follows a colon. `free`: in running text.
   */
  place: 'between-marks' | 'after-label' | 'free';
};

/** A remark has no more words: what is longer tells something. */
const LONGEST = 24;
/** What stands alone between two marks and is longer is material. */
const LONGEST_ALONE = 9;
const STOP = /[.!?;:\n()[\]{}<>"«»“”=#*|→—~%@•]|--| - /;
/** So far is looked for the marks around a remark. */
const REACH = 8;

/** The short stretches of a prompt that may matter, in order, its material included; what somebody says or writes is none. */
export function remarksOf({ words, text }: Reading, mayMatter: (range: WordRange) => boolean): Remark[] {
  const remarks: Remark[] = [];
  let from = 0;
  for (let to = 1; to <= words.length; to += 1) {
    const gap = words[to]?.gap;
    if (gap === '' || (gap !== undefined && !STOP.test(gap))) continue;
    const range = { from, to };
    from = to;
    if (to - range.from > LONGEST || !mayMatter(range)) continue;
    const place = placeOf(text, words[range.from]?.start ?? 0, words[to - 1]?.end ?? 0);
    if (place !== 'quoted')
      remarks.push({ ...range, place: to - range.from > LONGEST_ALONE ? 'free' : place });
  }
  return remarks;
}

function placeOf(text: string, start: number, end: number): Remark['place'] | 'quoted' {
  const before = text.slice(Math.max(0, start - REACH), start).trimEnd();
  const next = text.slice(end, end + REACH);
  const after = next.replace(/^[.…!?\s]{0,8}/, '');
  if (/["“«]$/.test(before) && /^["”»]/.test(after) && !/"""$/.test(before)) return 'quoted';
  const opens = /[([{<>=#*|~%@"'\];]$/.test(before);
  const closes = /^[)\]}<>=#*|~%@"'[]/.test(after) || (/[([{<]$/.test(before) && after.startsWith(';'));
  if (opens && closes) return 'between-marks';
  return before.endsWith(':') && /^(?:\s{0,8}$|[.,…!?]?[ \t]{0,4}(?:\n|=>|→|->|,|$))/.test(next)
    ? 'after-label'
    : 'free';
}
