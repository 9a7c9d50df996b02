const rows = [
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
  // Columns, as fingers walk down them.
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol'],
];
const keyboard = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

const shortestRun = 3;
/** More pieces than this are no longer what a list of patterns tries first. */
const mostRuns = 4;
const longestUnit = 4;

const isSteady = (text: string): boolean => {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 2 && codes.every((code, i) => i === 0 || code - (codes[i - 1] ?? 0) === step);
};

/** `aaa`, `abc`, `321`, `qwe`, `1qaz`. */
const isRun = (text: string): boolean => isSteady(text) || keyboard.some((row) => row.includes(text));

const longestRunAt = (text: string, start: number): number => {
  let end = start + shortestRun;
  if (end > text.length || !isRun(text.slice(start, end))) return 0;
  while (end < text.length && isRun(text.slice(start, end + 1))) end += 1;
  return end - start;
};

/** Nothing but runs: `abcdef`, `qwerty123`, `aaa111`. */
const isMadeOfRuns = (text: string): boolean => {
  let position = 0;
  for (let run = 0; run < mostRuns && position < text.length; run += 1) {
    const length = longestRunAt(text, position);
    if (length === 0) return false;
    position += length;
  }
  return position === text.length;
};

/** One short piece again and again: `121212`, `abcabcab`. */
const isRepetition = (text: string): boolean => {
  for (let unit = 1; unit <= longestUnit && unit * 2 <= text.length; unit += 1)
    if ([...text].every((letter, i) => i < unit || letter === text[i - unit])) return true;
  return false;
};

/** Whether a folded password is a pattern that guessing programs try whole: a sequence, a repetition, a walk over the keys. */
export const isPattern = (folded: string): boolean =>
  folded !== '' && (isMadeOfRuns(folded) || isRepetition(folded));
