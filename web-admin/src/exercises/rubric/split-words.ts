/** Between two digits a comma is part of a number: `18,000`, `12,50 €`. */
const separator = /[;\n\t]|(?<!\d),|,(?!\d)/;

const cleaned = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The words of a list that was typed or pasted with commas, semicolons or lines between them, each once. */
export function splitWords(text: string, present: readonly string[] = []): string[] {
  return [...new Set([...present, ...text.split(separator).map(cleaned)])].filter((word) => word !== '');
}

/** Whether what is typed ends a word. Nobody knows yet what follows a digit and a comma. */
export const endsWord = (typed: string): boolean => separator.test(typed.replace(/(?<=\d),$/, ''));

/** The words after one was taken away or typed: those that were there stay as they are, with their commas. */
export function wordsAfter(words: readonly string[], values: readonly string[]): string[] {
  const kept = values.filter((value) => words.includes(value));
  const typed = values.filter((value) => !words.includes(value));
  return splitWords(typed.join('\n'), kept);
}
