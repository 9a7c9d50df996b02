import { Parser } from 'htmlparser2';

/** Elements whose content is no text for people. */
const unseen = new Set([
  'script',
  'style',
  'noscript',
  'iframe',
  'object',
  'embed',
  'template',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
]);
const inline = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);

/** Control characters, and what turns the direction of text or leaves no mark. */
const unprintable =
  /[\p{Cc}\p{Co}\p{Cn}\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

const cutAt = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const lastSpace = cut.lastIndexOf(' ');
  // A word of a text without spaces is cut where it is, but never through a surrogate pair.
  const whole = lastSpace > max / 2 ? cut.slice(0, lastSpace) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${whole.replace(/[\s.,;:–-]+$/, '')}…`;
};

/**
 * The text of a piece of HTML, in one line of at most `max` characters: no tag, attribute, script or style of it is left.
 * What looks like a tag afterwards was written to be read.
 */
export const plainText = (html: string, max: number): string => {
  let text = '';
  let unseenDepth = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (unseen.has(name)) unseenDepth += 1;
      if (!inline.has(name)) text += ' ';
    },
    ontext: (data) => {
      if (unseenDepth === 0) text += data;
    },
    onclosetag: (name) => {
      if (unseen.has(name)) unseenDepth = Math.max(0, unseenDepth - 1);
      if (!inline.has(name)) text += ' ';
    },
  });
  parser.end(html);
  const line = text.replace(/\s+/gu, ' ').replace(unprintable, '').replace(/\s+/gu, ' ').trim();
  return cutAt(line.normalize('NFC'), max);
};
