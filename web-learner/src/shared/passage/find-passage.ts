/** Characters of a text from `start` to before `end`. */
interface Span {
  start: number;
  end: number;
}

/** Letters and digits without case and accents, each with the place that it has in the text. */
function lettersOf(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  for (const { 0: character, index } of text.matchAll(/[\p{L}\p{N}]/gu)) {
    for (const letter of character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()) {
      letters += letter;
      places.push(...Array.from(letter, () => index));
    }
  }
  return { letters, places };
}

/** So many letters at the end of a passage say where it ends. */
const ENDING_LETTERS = 40;

/**
 * Where a passage stands in a page's text, by its letters and digits alone: spaces, marks and quotes may differ. Where
 * only the passage's beginning is found whole, that. Null where the page does not have it.
 */
export function findPassage(
  page: string,
  passage: { beginning: string; text?: string | undefined },
): Span | null {
  const { letters, places } = lettersOf(page);
  const beginning = lettersOf(passage.beginning).letters;
  const from = beginning === '' ? -1 : letters.indexOf(beginning);
  if (from === -1) return null;
  const whole = lettersOf(passage.text ?? '').letters;
  const ending = whole.slice(-ENDING_LETTERS);
  // An end far beyond the passage's length is another place with the same words.
  const found = whole.length > beginning.length ? letters.indexOf(ending, from) : -1;
  const isNear = found !== -1 && found - from <= whole.length * 2;
  const until = isNear ? found + ending.length : from + beginning.length;
  return { start: places[from]!, end: places[until - 1]! + 1 };
}
