import { oncePerWord } from '@academy/meaning/once-per-word.ts';
import { isLexiconWord, SHORTEST_SPELLED } from '../matching/spellings.ts';
import { oncePerObject } from '../once-per-object.ts';
import type { ExerciseTexts, Rubric } from '../rubric.ts';
import { foldCharacter, foldPhrase } from './fold.ts';

/** Of Latin letters, which are all that the lexicons have: many times as quick as those of every script. */
const LONG_WORD = new RegExp(`[a-zA-ZÀ-ÖØ-öø-ɏ]{${SHORTEST_SPELLED},}`, 'g');

/** What puts a word's letters back in their order, by the words of an exercise beside those of the lexicons. */
const menderOf = oncePerObject((rubric: Rubric, texts: ExerciseTexts): { mend: (word: string) => string } => {
  const phrases = rubric.criteria.flatMap(({ any }) => (any ? [...any.es, ...any.en] : []));
  const own = new Set([...phrases, texts.instructions ?? '', ...(texts.hints ?? [])].flatMap(foldPhrase));
  const isKnown = (word: string) => isLexiconWord(word) || own.has(word);
  return { mend: oncePerWord((spelling) => mended(spelling, isKnown)) };
});

/**
 * A prompt with two neighbouring letters put back in their order where that makes an unknown word one of the lexicons or of
 * the exercise: "restuarant". Whoever types in a hurry has said it. As long as before, letter for letter, so that every offset
 * stays. The first letter is never moved, and where two words could be meant, none is taken.
 */
export function withoutSlips(text: string, rubric: Rubric, texts: ExerciseTexts): string {
  return text.replaceAll(LONG_WORD, menderOf(rubric, texts).mend);
}

function mended(spelling: string, isKnown: (word: string) => boolean): string {
  const folded = Array.from(spelling, foldCharacter);
  const norm = folded.join('');
  if (norm.length !== spelling.length || isKnown(norm)) return spelling;
  let slip: number | undefined;
  for (let at = 1; at + 1 < norm.length; at += 1) {
    if (folded[at] === folded[at + 1] || !isKnown(swapped(norm, at))) continue;
    if (slip !== undefined) return spelling;
    slip = at;
  }
  return slip === undefined ? spelling : swapped(spelling, slip);
}

/** The word with the letter at a place and the next one changing places. */
function swapped(word: string, at: number): string {
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}
