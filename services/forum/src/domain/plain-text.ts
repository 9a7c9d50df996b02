import { previewLength } from '@academy/contracts/http/forum/post-views.ts';

const withoutMarkup = (markdown: string): string =>
  markdown
    .replace(/^\s*(?:```|~~~).*$/gm, ' ')
    .replace(/^\s{0,3}#{1,6}\s+/gm, '')
    .replace(/^\s*(?:[-*+>]|\d+[.)])\s+/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a Markdown text as plain text, at most 200 characters, cut between words. */
export const previewOf = (markdown: string): string => {
  const letters = [...withoutMarkup(markdown.slice(0, previewLength * 8))];
  if (letters.length <= previewLength) return letters.join('');
  const cut = letters.slice(0, previewLength - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > previewLength / 2 ? cut.slice(0, space) : cut}…`;
};
