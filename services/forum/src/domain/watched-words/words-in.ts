import { fold } from '@academy/service-kit/text/fold.ts';

/** How keyboards and programs write an apostrophe. */
const apostrophes = /[’‘ʼ‛´`＇]/g;
/** What is drawn as nothing, such as a soft hyphen or a joiner, and would part a word only for programs. */
const unseen = /\p{Default_Ignorable_Code_Point}+/gu;
/** How else a keyboard, such as a Japanese one, writes a star. */
const stars = /[＊﹡]/g;
/** The possessive `'s`, a word with apostrophes inside it, or any one other sign that can be seen. */
const parts =
  /'s(?![\p{Letter}\p{Number}])|[\p{Letter}\p{Number}]+(?:'(?!s(?![\p{Letter}\p{Number}]))[\p{Letter}\p{Number}]+)*|\S/gu;

/** A phrase as it is kept: without what is drawn as nothing, and with a star that counts as one. */
export const cleanPhrase = (phrase: string): string => phrase.replace(unseen, '').replace(stars, '*').trim();

/**
 * The words and signs of a text in their order, as watched words are compared: without case, accents and white space, while
 * `ñ` stays. `The idiot’s` gives `the`, `idiot` and `'s`; `can't` is one word.
 */
export const wordsIn = (text: string): string[] =>
  fold(text.replace(unseen, '').replace(apostrophes, "'"), { keepsEnye: true }).match(parts) ?? [];

export const isWord = (part: string): boolean => /^[\p{Letter}\p{Number}]/u.test(part);
