import { isTelling, wordsOf } from '@academy/service-kit/text/search-terms.ts';
import { stem } from '@academy/service-kit/text/stem.ts';

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Folded words that questions are made of and that say nothing of what they are about. */
const questionWords: ReadonlySet<string> = new Set([
  ...list(`
    q k xq pq tb pa porfa porfi favor gracias che oye vale hola hago hacer haces hace puedo puede puedes pueden pongo
    poner pone ponen ponerle sirve algo quiero quieres quiere tengo tienes tiene tienen debo debe deberia dar doy da voy
    va ir solo siempre nunca entonces cosa cosas cierto
  `),
  ...list(`
    get gets got getting give gives gave given put make makes made want wants need needs say says said tell thing things
    stuff way ok okay really simply like let always never ever please shall wanna gonna im ive dont doesnt cant isnt
  `),
]);

/** The words of a text that tell what it is about. */
export const tellingWords = (text: string): string[] =>
  wordsOf(text).filter((word) => isTelling(word) && !questionWords.has(word));

/** What a word is compared by: forms of one word have the same. */
export const termOf = (word: string): string => stem(word);
