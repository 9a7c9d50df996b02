import * as enCraft from '../../lexicon/en/craft.ts';
import * as en from '../../lexicon/en/grounding.ts';
import * as esCraft from '../../lexicon/es/craft.ts';
import * as es from '../../lexicon/es/grounding.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet, startsOf } from '../../matching/phrases.ts';
import { hasTerm } from '../../matching/vocabulary.ts';
import type { Reading, Sentence } from '../../reading/reading.ts';
import type { Word } from '../../reading/words.ts';
import type { CueFound } from '../cues.ts';
import { contentWords, hasAny, hasContent } from '../evidence.ts';
import { negations } from '../negation/reach.ts';

const adding = startsOf(wordSet(es.adding, en.adding));
const openers = wordSet(es.openers, en.openers);
const inSource = phraseSet(es.inSource, en.inSource);
const anyFact = wordSet(es.anyFact, en.anyFact);
const notSaid = wordSet(esCraft.sayingNegations, enCraft.sayingNegations);
const REACH_OF_NEGATION = 3;
const LONGEST_OBJECT = 5;
const LONGEST_CLAUSE = 5;
/** "In the minutes of May". */
const LONGEST_SOURCE = 3;

/**
 * "Don't add dates that aren't in the minutes": which facts may be missing, where they would be, and that they stay out. Of
 * "add nothing that is not there" nobody learns what to do about a date.
 */
export function closedSources(reading: Reading): CueFound[] {
  return reading.asking.flatMap((sentence) => closedIn(reading.words, sentence));
}

function closedIn(words: readonly Word[], sentence: Sentence): CueFound[] {
  const { bodyFrom, to } = sentence;
  for (let at = bodyFrom + 1; at < to; at += 1) {
    if (!hasTerm(adding, words[at]?.term ?? 0)) continue;
    if (!hasAny(words, Math.max(bodyFrom, at - REACH_OF_NEGATION), at, negations)) continue;
    const end = endOfClosure(words, at + 1, to);
    if (end !== undefined) return [{ from: at - 1, to: end, phrase: '', sentence }];
  }
  return [];
}

/** Where "dates that aren't in the minutes" ends. */
function endOfClosure(words: readonly Word[], from: number, limit: number): number | undefined {
  for (let at = from; at < Math.min(from + LONGEST_OBJECT, limit); at += 1) {
    if (words[at]?.pause.endsClause) return undefined;
    if (!openers.has(words[at]?.norm ?? '')) continue;
    if (contentWords(words, { from, to: at }, anyFact).length === 0) return undefined;
    return endOfAbsence(words, at + 1, limit);
  }
  return undefined;
}

/** "No estén en el acta", "aren't in the minutes": the source has a name. */
function endOfAbsence(words: readonly Word[], from: number, limit: number): number | undefined {
  if (!hasAny(words, from, Math.min(from + 2, limit), notSaid)) return undefined;
  for (let at = from + 1; at < Math.min(from + LONGEST_CLAUSE, limit); at += 1) {
    const said = phraseAt(words, at, inSource);
    if (!said) continue;
    const end = Math.min(said.to + LONGEST_SOURCE, limit);
    return hasContent(words, said.to, end, 1) ? end : undefined;
  }
  return undefined;
}
