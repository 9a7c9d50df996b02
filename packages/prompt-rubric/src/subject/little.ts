import type { Reading } from '../reading/read-prompt.ts';
import type { SubjectWords } from './subject-words.ts';
import { tokensOf, type Token } from './tokens.ts';

/** More words of substance than these decide something. */
const FEW = 4;

/**
 * Tells whether a prompt is about nothing else than its exercise and yet says next to nothing: its few words of substance
 * are words of the exercise. "Escribe un correo a la tienda" is the beginning of a good prompt, "escribe un poema" is not.
 */
export function createLittleJudge({ words, instructions }: { words: SubjectWords; instructions: string }) {
  const known = new Set([...Object.keys(words), ...stemsOf(tokensOf(instructions).list)]);
  return ({ words: own, sentences }: Reading, tokens: readonly Token[]): boolean => {
    const substance = own.filter(({ isFunction }) => !isFunction).length;
    if (substance > FEW || sentences.some(({ isData }) => isData)) return false;
    const stems = stemsOf(tokens);
    return stems.length > 0 && stems.every((stem) => known.has(stem));
  };
}

function stemsOf(tokens: readonly Token[]): string[] {
  return tokens.map(({ stem }) => stem).filter((stem) => stem !== '');
}
