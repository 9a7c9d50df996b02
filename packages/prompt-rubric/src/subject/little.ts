import { vagueWordsIn } from '../criteria/vagueness.ts';
import type { Reading } from '../reading/read-prompt.ts';
import type { Word } from '../reading/words.ts';
import type { SubjectWords } from './subject-words.ts';
import { stemOf, tokensOf } from './tokens.ts';

/** More words of substance than these decide something. */
const FEW = 4;

/**
 * Tells whether a prompt is about nothing else than its exercise and yet says next to nothing: its few words of substance
 * are words of the exercise, but for one in three ("pidiendo la rueda"). "Escribe un correo a la tienda" is the beginning of
 * a good prompt, "escribe un poema" is not.
 * What asks ("hazme") and what everybody fills with something else ("bonito") add nothing.
 */
export function createLittleJudge({ words, instructions }: { words: SubjectWords; instructions: string }) {
  const known = new Set([...Object.keys(words), ...tokensOf(instructions).list.map(({ stem }) => stem)]);
  return (reading: Reading): boolean => {
    if (reading.sentences.some(({ isData }) => isData)) return false;
    const substance = substanceOf(reading);
    if (substance.length === 0 || substance.length > FEW) return false;
    const strange = substance.filter(({ norm }) => !known.has(stemOf(norm))).length;
    return strange * 3 <= substance.length;
  };
}

function substanceOf(reading: Reading): Word[] {
  const vague = vagueWordsIn(reading);
  return reading.words.filter(
    ({ isFunction, isCommandForm, norm }, at) =>
      !isFunction &&
      !isCommandForm &&
      stemOf(norm) !== '' &&
      !vague.some(({ from, to }) => at >= from && at < to),
  );
}
