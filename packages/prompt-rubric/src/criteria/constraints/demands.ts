import * as en from '../../lexicon/en/constraints.ts';
import * as es from '../../lexicon/es/constraints.ts';
import { structures as englishStructures } from '../../lexicon/en/format.ts';
import { structures as spanishStructures } from '../../lexicon/es/format.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { findPhrases, phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { Reading, Sentence } from '../../reading/reading.ts';
import type { WordRange } from '../../reading/sentences.ts';
import type { Word } from '../../reading/words.ts';
import { clauseEnd, hasContent } from '../evidence.ts';
import type { Limit } from './limit.ts';
import { toneCues } from './tone.ts';
import { vagueLimits } from './vague-limits.ts';

export const demands = phraseSet(es.demandCues, en.demandCues);
const structures = phraseSet(spanishStructures, englishStructures);
const others = wordSet(es.others, en.others);
const graded = wordSet(es.graded, en.graded);
const being = wordSet(es.being, en.being);

/** "Que quepa en una pantalla", "it must name the street". */
export function demandAt({ words }: Reading, sentence: Sentence, at: number): Limit | undefined {
  const cue = phraseAt(words, at, demands);
  // "They should call 555" is what readers do.
  if (!cue || cue.to >= sentence.to || others.has(words[at - 1]?.norm ?? '')) return undefined;
  const to = clauseEnd(words, cue.to, sentence.to);
  if (wishesAQuality(words, { from: cue.to, to })) {
    // "Que sea breve" lacks a measure.
    const say = findPhrases(words, vagueLimits, { from: cue.to, to }).length > 0 ? 'noMeasure' : 'toneAlone';
    return { from: at, to, say };
  }
  const asksForAShape =
    findPhrases(words, structures, { from: cue.to, to: Math.min(to, cue.to + 4) }).length > 0;
  const setsATone = findPhrases(words, toneCues, { from: cue.to, to: Math.min(to, cue.to + 4) }).length > 0;
  const isConcrete = !asksForAShape && !setsATone && hasContent(words, cue.to, to, 2);
  return isConcrete ? { from: at, to, say: 'concrete' } : undefined;
}

/** "Que sea lindo y llamativo", "it should be honest": nobody can check it. "Should be in Spanish" and "be signed" one can. */
function wishesAQuality(words: readonly Word[], { from, to }: WordRange): boolean {
  const verb = words[from]?.norm ?? '';
  const first = being.has(verb) ? from + 1 : being.has(words[from - 1]?.norm ?? '') ? from : undefined;
  if (first === undefined || first >= to) return false;
  for (let at = first; at < to; at += 1) if (words[at]?.isNumber) return false;
  const word = words[first];
  const isState = /(?:ed|[ai]d[oa]s?)$/.test(word?.norm ?? '');
  return word !== undefined && (!word.isFunction || graded.has(word.norm)) && !isState;
}
