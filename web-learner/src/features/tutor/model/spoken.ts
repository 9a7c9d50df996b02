/** Enough to listen to in one go; shorter beginnings wait for more. */
const WORTH_SAYING = 120;
const sentenceEnd = /[.!?…:](?=["»”)*_]*\s)|\n\s*\n/g;

/**
 * How far into the text a screen reader may read on from `said`: to the end of a sentence, once there is enough to
 * say, and to the very end of a finished text. `said` where it is better to wait.
 */
export function sayableUntil(text: string, said: number, isFinished: boolean): number {
  if (isFinished) return text.length;
  let end = said;
  for (const { index, 0: mark } of text.slice(said).matchAll(sentenceEnd)) end = said + index + mark.length;
  return end - said >= WORTH_SAYING ? end : said;
}

/** Markdown as it is said: without its symbols, and code as it stands. */
export const spokenText = (markdown: string): string =>
  markdown
    .replaceAll(/^```.*$/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]) +/gm, '')
    .replaceAll(/(\*\*|__|==|`)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
