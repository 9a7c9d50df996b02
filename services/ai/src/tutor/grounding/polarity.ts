import { fold } from '@academy/service-kit/text/fold.ts';
import { isTelling, wordsOf } from '@academy/service-kit/text/search-terms.ts';
import { meantBy } from './opposites.ts';

/** A part of a sentence between its marks and joining words. */
export interface Clause {
  /** What it speaks of, folded; a word that denies another stands as that other one. */
  words: readonly string[];
  /** Whether it denies what it says: an odd number of its words deny. */
  isDenied: boolean;
  /** Said as a question or a condition: it takes neither side. */
  isOpen: boolean;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
/** Each of these denies once more. */
const denying = setOf(
  `no not never nobody nothing none neither nor without seldom hardly rarely avoid avoids unlike
  sin evita evitar evites impide impida`,
);
/** In Spanish these deny once together, however many there are: "no se equivoca nunca". */
const agreeing = setOf('nunca jamas nadie nada ninguno ninguna ningun tampoco ni apenas raramente');

const denialsOf = (words: readonly string[]): number => {
  const alone = words.filter((word) => denying.has(word));
  const agrees = words.some((word) => agreeing.has(word)) && !alone.includes('no');
  return alone.length + (agrees ? 1 : 0);
};
const denies = (word: string): boolean => denying.has(word) || agreeing.has(word);

/** Where a clause ends. */
const joining =
  /[,;:.…?!¿¡()«»“”"—–\n]|\b(?:but|however|although|while|whereas|because|since|so that|and|or|if|when|which|pero|aunque|mientras|porque|ya que|pues|y|e|o|si|cuando|sino|asi que|de modo que)\b/gu;
/** After these a short clause goes on with what the one before denied: "nothing of your shop or your customers". */
const goingOn = /^(?:,|or|nor|o|ni)$/;
const mostWordsGoingOn = 3;

const readable = (text: string): string =>
  fold(text)
    .replaceAll(/\b(?:can[’']t|cannot)\b/g, 'can not')
    .replaceAll(/\bwon[’']t\b/g, 'will not')
    .replaceAll(/n[’']t\b/g, ' not')
    .replaceAll(/[’']/g, ' ')
    .replaceAll(/\bleav(?:e|es|ing)((?: \w+){0,3}) out\b/g, 'omit$1')
    .replaceAll(/\bdeja(?:r|ndo)?((?: \w+){0,3}) fuera\b/g, 'omite$1')
    // What only lends weight denies nothing.
    .replaceAll(/\bnot only\b|\bno solo\b|\bno matter\b|\bsin duda\b|\bno doubt\b|\bsin embargo\b/g, ' ');

/** The clauses of a sentence that say something. */
export const clausesOf = (sentence: string): Clause[] => {
  const text = readable(sentence);
  const isQuestion = text.includes('?');
  const clauses: Clause[] = [];
  let from = 0;
  let opening = '';
  for (const { index, 0: mark } of [...text.matchAll(joining), { index: text.length, 0: '' }]) {
    const all = wordsOf(text.slice(from, index));
    from = index + mark.length;
    const meant = all.filter((word) => isTelling(word) && !denies(word)).map(meantBy);
    const before = clauses.at(-1);
    const denials = denialsOf(all) + meant.filter(({ isDenied }) => isDenied).length;
    const inherits = goingOn.test(opening) && denials === 0 && meant.length <= mostWordsGoingOn;
    if (meant.length > 0)
      clauses.push({
        words: [...new Set(meant.map(({ word }) => word))],
        isDenied: inherits && before ? before.isDenied : denials % 2 === 1,
        isOpen: isQuestion || opening === 'if' || opening === 'si',
      });
    opening = mark;
  }
  return clauses;
};
