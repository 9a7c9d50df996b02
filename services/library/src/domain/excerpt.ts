import { beginningOf } from '@academy/service-kit/text/beginning-of.ts';

const excerptLength = 420;

// Each rule ends where it could begin again, so that none looks twice at the same signs.
const withoutMarkup = (markdown: string): string =>
  markdown
    .replace(/```[^`]*```/g, ' ')
    .replace(/^#{1,6} .*$/gm, ' ')
    .replace(/^[^\S\n\r\u2028\u2029]*(?:[-*>]|\d+\.)\s+/gm, '')
    .replace(/\[([^[\]]*)\]\([^[)]*\)/g, '$1')
    .replace(/[*_`=]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The first sentences of a Markdown text as plain text, at most 420 characters, cut between words. */
export const excerptOf = (markdown: string): string => beginningOf(withoutMarkup(markdown), excerptLength);
