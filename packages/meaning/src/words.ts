/**
 * The folded words of a text, in order: lower case without accents, split at whatever is neither letter nor digit.
 * It has its own folding, since this package runs in browsers too; scripts/folding.py must agree with it.
 */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

/** Lower case without accents: `Reunión` gives `reunion`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .normalize('NFC');
