/** Control characters but tab and line feed, and those that turn the direction of the text around them. */
// eslint-disable-next-line no-control-regex -- control characters are what this is about
const unseen = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Well-formed NFC text with plain line feeds, without control characters. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '').normalize('NFC');

/** A title: one line of clean text. */
export const cleanTitle = (title: string): string => cleanText(title).replaceAll(/\s+/g, ' ').trim();
