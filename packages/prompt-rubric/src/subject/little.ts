import { vagueWordsIn } from '../criteria/vagueness.ts';
import type { Reading } from '../reading/reading.ts';
import type { Word } from '../reading/words.ts';
import type { SubjectWords } from './subject-words.ts';
import { stemOf, tokensOf } from './tokens.ts';

/** More words of substance than these decide something. */
const FEW = 4;
/** More than these may be about something of their own, as a message of two sentences is. */
const A_SENTENCE = 10;

/**
 * How much a prompt says: `next to nothing` where its few words of substance are words of its exercise, but for one in three
 * ("pidiendo la rueda"); `a sentence` where it is short and half of them are, or one in three of a few ("una queja educada");
 * `more` otherwise. "Escribe un correo a la
 * tienda" is the beginning of a good prompt, "escribe un poema" is not.
 */
export type Said = 'next to nothing' | 'a sentence' | 'more';

/** Tells how much a prompt says. What asks ("hazme") and what everybody fills with something else ("bonito") add nothing. */
export function createSaidJudge({ words, instructions }: { words: SubjectWords; instructions: string }) {
  const known = new Set([...Object.keys(words), ...tokensOf(instructions).list.map(({ stem }) => stem)]);
  return (reading: Reading): Said => {
    if (reading.sentences.some(({ isData }) => isData)) return 'more';
    const substance = substanceOf(reading);
    if (substance.length === 0 || substance.length > A_SENTENCE) return 'more';
    const strange = substance.filter(({ norm }) => !known.has(stemOf(norm))).length;
    const isFew = substance.length <= FEW;
    if (isFew && strange * 3 <= substance.length) return 'next to nothing';
    return strange * (isFew ? 1.5 : 2) <= substance.length ? 'a sentence' : 'more';
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
