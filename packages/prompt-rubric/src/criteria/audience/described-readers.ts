import * as en from '../../lexicon/en/audience.ts';
import * as es from '../../lexicon/es/audience.ts';
import { withEnglishForms, withSpanishForms, wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet, startsOf } from '../../matching/phrases.ts';
import { hasTerm } from '../../matching/vocabulary.ts';
import type { Sentence } from '../../reading/reading.ts';
import type { Word } from '../../reading/words.ts';
import { clauseEnd, clauseStart, hasAny } from '../evidence.ts';
import { articles, borders, people, readersEnd, relativeEnd, relatives, type Readers } from './readers.ts';

const readerCues = phraseSet(es.readerCues, en.readerCues);
const served = wordSet(withSpanishForms(es.served), withEnglishForms(en.served));
const linkVerbs = wordSet(es.linkVerbs, en.linkVerbs);
const copulas = wordSet(es.copulas, en.copulas);
const readingVerbs = wordSet(es.readingVerbs, en.readingVerbs);
const questions = wordSet(es.questions, en.questions);
const askers = wordSet(es.askers, en.askers);
const answering = wordSet(es.answering, en.answering);
const clauseOpeners = wordSet(es.clauseOpeners, en.clauseOpeners);
/** "The queries of our library users"; "the question of whether a customer…" names nobody who asks. */
const ASKER_REACH = 4;
/** A sentence about its reader begins to be one at one of these. */
const aboutTerms = startsOf(readerCues, people, articles);

/** "Lo leerá la gerente, que…", or what is said of someone: "My client, a director who…", "es un jubilado que teme…". */
export function aboutReader(words: readonly Word[], sentence: Sentence): Readers | undefined {
  for (let at = sentence.bodyFrom; at < sentence.to; at += 1) {
    if (!hasTerm(aboutTerms, words[at]?.term ?? 0)) continue;
    const cue = phraseAt(words, at, readerCues);
    const reads = people.has(words[at]?.norm ?? '') && readingVerbs.has(words[at + 1]?.norm ?? '');
    if (cue || reads) {
      const from = clauseStart(words, at, sentence.bodyFrom);
      return {
        cueFrom: from,
        from,
        to: relativeEnd(words, clauseEnd(words, at + 1, sentence.to), sentence.to),
        person: from,
      };
    }
    if (describesSomeone(words, at, sentence)) {
      return {
        cueFrom: at,
        from: at,
        to: relativeEnd(words, clauseEnd(words, at + 1, sentence.to), sentence.to),
        person: at,
      };
    }
  }
  return undefined;
}

/** "Answer the queries of our users", "responda las dudas de los socios": who asks reads the answer. */
export function whoAsks(words: readonly Word[], sentence: Sentence): Readers | undefined {
  if (!hasAny(words, sentence.bodyFrom, sentence.to, answering)) return undefined;
  for (let at = sentence.bodyFrom; at < sentence.to; at += 1) {
    if (!questions.has(words[at]?.norm ?? '')) continue;
    const before = words[at - 1];
    if (before && people.has(before.norm) && articles.has(words[at - 2]?.norm ?? ''))
      return { cueFrom: at - 1, from: at - 1, to: at + 1, person: at - 1 };
    if (!askers.has(words[at + 1]?.norm ?? '')) continue;
    for (let next = at + 2; next < Math.min(at + 2 + ASKER_REACH, sentence.to); next += 1) {
      if (words[next]?.pause.endsClause || clauseOpeners.has(words[next]?.norm ?? '')) break;
      if (people.has(words[next]?.norm ?? ''))
        return { cueFrom: at + 2, from: at + 2, to: readersEnd(words, next, sentence.to), person: next };
    }
  }
  return undefined;
}

/** An article, somebody served or somebody who "is a…", and a description that begins. */
function describesSomeone(words: readonly Word[], at: number, sentence: Sentence): boolean {
  const noun = words[at + 1];
  const next = words[at + 2];
  if (!noun || !next || at + 2 >= sentence.to || !articles.has(words[at]?.norm ?? '') || noun.gap !== '')
    return false;
  const isPredicate = copulas.has(words[at - 1]?.norm ?? '') && at > sentence.bodyFrom;
  if (!served.has(noun.norm) && !(isPredicate && people.has(noun.norm))) return false;
  const hasAge = (next.norm === 'de' || next.norm === 'of') && (words[at + 3]?.isNumber ?? false);
  const isDescription =
    linkVerbs.has(next.norm) || relatives.has(next.norm) || hasAge || /^, *$/.test(next.gap);
  return isDescription && !isGoverned(words, at);
}

/** "El correo de la clienta es…" speaks of the email. */
function isGoverned(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return before !== undefined && words[at]?.gap === '' && borders.has(before.norm);
}
