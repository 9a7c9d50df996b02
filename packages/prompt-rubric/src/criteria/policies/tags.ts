import * as en from '../../lexicon/en/policies.ts';
import * as es from '../../lexicon/es/policies.ts';
import { beginningsOf, conceptTrie, mayBeIn, tagsAt, type Tag } from '../../matching/concepts.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { Reading, Sentence } from '../../reading/reading.ts';
import { forms } from '../../reading/word-forms.ts';
import type { Word } from '../../reading/words.ts';
import { oncePerReading } from '../evidence.ts';
import { isNobodys } from './nobodys-data.ts';
import { conceptNames } from './parse-rules.ts';

const concepts = conceptTrie(
  conceptNames.flatMap((name, at) => [[at, es.policies[name]] as const, [at, en.policies[name]] as const]),
  forms,
);
export const gap = conceptNames.indexOf('gap');
export const filling = conceptNames.indexOf('fills');
export const blank = conceptNames.indexOf('blank');
export const marking = conceptNames.indexOf('marks');
export const both = conceptNames.indexOf('bothShown');
export const rejecting = conceptNames.indexOf('rejects');
export const inventing = conceptNames.indexOf('invents');
export const estimating = conceptNames.indexOf('estimates');

const personalData = ['personal', 'strictlyPersonal', 'withData'].map((name) =>
  conceptNames.indexOf(name as (typeof conceptNames)[number]),
);

const remainders = phraseSet(es.remainders, en.remainders);

/** By the number of the concept; undefined where the sentence has none of it. */
export type TagsByConcept = readonly (Tag[] | undefined)[];

const knownTags = oncePerReading((_: Reading) => new Map<Sentence, TagsByConcept>());

/** What the words of a sentence do, looked for when it is first asked: few criteria ask of every sentence. */
export function tagsOf(reading: Reading, sentence: Sentence): TagsByConcept {
  const known = knownTags(reading);
  let tags = known.get(sentence);
  if (!tags) known.set(sentence, (tags = tagsIn(reading.words, sentence)));
  return tags;
}

const gapBeginnings = beginningsOf(
  [es.policies.gap, en.policies.gap, es.policies.invents, en.policies.invents],
  forms,
);

/** Whether a fact that is missing or invented may be spoken of from a word on. */
export function mayTellOfGap({ hash }: Word): boolean {
  return mayBeIn(gapBeginnings, hash);
}

/** What the words of a sentence do, after its label. */
function tagsIn(words: readonly Word[], { bodyFrom, to }: Sentence): TagsByConcept {
  const byConcept: (Tag[] | undefined)[] = [];
  for (let at = bodyFrom; at < to; at += 1)
    for (const tag of tagsAt(words, at, to, concepts)) {
      // "No des por hecho" forbids; "no da fecha" says what is missing.
      if (tag.concept === gap && forms.isForbidding(words[tag.to - 1]?.norm ?? '')) continue;
      // "Según lo que falte para el mínimo" is a difference.
      if (tag.concept === gap && phraseAt(words, tag.to, remainders)) continue;
      if (personalData.includes(tag.concept) && isNobodys(words, tag, { from: bodyFrom, to })) continue;
      const known = byConcept[tag.concept];
      if (known) known.push(tag);
      else byConcept[tag.concept] = [tag];
    }
  return byConcept;
}
