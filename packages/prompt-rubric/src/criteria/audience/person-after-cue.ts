import * as en from '../../lexicon/en/audience.ts';
import * as es from '../../lexicon/es/audience.ts';
import { endingIn, withEnglishForms, withSpanishForms, wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt } from '../../matching/phrases.ts';
import type { Sentence } from '../../reading/reading.ts';
import { isSending } from '../../reading/sending.ts';
import type { Word } from '../../reading/words.ts';
import { articles, borders, described, everybody, people, relatives } from './readers.ts';

const addressees = wordSet(withSpanishForms(es.addressees), withEnglishForms(en.addressees));
const letters = wordSet(es.letters, en.letters);
const thingsLikePeople = wordSet(es.thingsLikePeople, en.thingsLikePeople);
const selves = wordSet(es.selves, en.selves);
const publicity = wordSet(es.publicity, en.publicity);
const tradeEndings = endingIn(es.tradeEndings, en.tradeEndings);
const loose = wordSet(es.looseCues, en.looseCues);
/** A reader's noun stands near the cue: "para los nuevos vecinos del bloque". */
const REACH = 6;
/** The letter stands this far before whom it goes to: "un correo breve y cordial al hotel". */
const LETTER_REACH = 10;
/** The piece stands this near before what it speaks of: "a short advert in the paper for". */
const PUBLICITY_REACH = 10;

/** The noun for people behind a cue, by its place; undefined where the cue leads to none. */
export function personAfter(
  words: readonly Word[],
  { from, cueFrom }: { from: number; cueFrom: number },
  sentence: Sentence,
): number | undefined {
  const isLoose =
    loose.has(words[cueFrom]?.norm ?? '') || (from - cueFrom > 1 && words[cueFrom]?.norm === 'so');
  if (isLoose && phraseAt(words, from, everybody)) return from;
  if (phraseAt(words, from, described)) return from;
  const hasArticle = articles.has(words[from]?.norm ?? '') || words[cueFrom]?.norm === 'al';
  // "Cuéntaselo a Lu, una chica de 19 años": an apposition says who the name is.
  const isApposed = words[from + 1]?.gap === ', ' && articles.has(words[from + 1]?.norm ?? '');
  const last = Math.min(from + (isLoose || hasArticle ? REACH : isApposed ? 4 : 2), sentence.to);
  if (selves.has(words[from]?.norm ?? '')) return undefined;
  const isLetter = isLoose
    ? !isAfterPublicity(words, cueFrom, sentence)
    : isSending(words, cueFrom) || isAfterLetter(words, cueFrom, sentence);
  for (let at = from; at < last; at += 1) {
    const word = words[at];
    if (!word || (at > from && /[:;(]/.test(word.gap))) return undefined;
    // Past a comma only an apposition: "for Julian, a man of 80".
    if (at > from && word.gap.includes(',') && !articles.has(word.norm)) return undefined;
    if (at > from && borders.has(word.norm)) return undefined;
    // "For a year" is no reader, "for an eight-year-old" is one.
    if (word.norm === 'year' && words[at + 1]?.norm !== 'old') return undefined;
    const isPerson =
      people.has(word.norm) ||
      (isLetter && addressees.has(word.norm)) ||
      (isLoose && soundsLikePeople(word.norm));
    const isDescribed = (relatives.has(words[at + 1]?.norm ?? '') && at === from) || (isApposed && at > from);
    if (isPerson && (isLoose || hasArticle || isLetter || isDescribed)) return at;
  }
  return undefined;
}

/** "para apicultores", "for beekeepers": trades no list can hold, in the plural. */
function soundsLikePeople(norm: string): boolean {
  return tradeEndings.test(norm) && norm.length > 6 && !thingsLikePeople.has(norm);
}

function isAfterLetter(words: readonly Word[], at: number, sentence: Sentence): boolean {
  for (let before = at - 1; before >= Math.max(sentence.bodyFrom, at - LETTER_REACH); before -= 1) {
    if (letters.has(words[before]?.norm ?? '')) return true;
  }
  return false;
}

/** "An advert for a new school": whom it speaks of. The nearest piece decides. */
function isAfterPublicity(words: readonly Word[], at: number, sentence: Sentence): boolean {
  for (let before = at - 1; before >= Math.max(sentence.bodyFrom, at - PUBLICITY_REACH); before -= 1) {
    if (publicity.has(words[before]?.norm ?? '')) return true;
  }
  return false;
}
