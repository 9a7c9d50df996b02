import type { PromptLanguage } from '../rubric.ts';
import type { SubjectFinding } from '../subject/subject-finding.ts';
import type { VectorOf } from '../subject/references.ts';
import type { DelimitedBlock } from './data-blocks/block.ts';
import type { Label } from './labels.ts';
import type { Request } from './requests/request.ts';
import type { WordRange } from './sentences.ts';
import type { Word } from './words.ts';

/** Why a sentence earns nothing, or earns less. */
export type Discount = 'loose-words' | 'repeated' | 'copied-hint' | 'copied-instructions';

export type Sentence = WordRange & {
  /** The part of the prompt it belongs to by its own label, the heading above it or the tag around it. */
  label: Label | undefined;
  /** The first word after its own label; `from` when it has none. */
  bodyFrom: number;
  requests: Request[];
  /** It lies in a delimited block of material and is no part of what is being asked. */
  isData: boolean;
  discount: Discount | undefined;
};

/** A prompt taken apart once, for every criterion to read. */
export type Reading = {
  text: string;
  words: Word[];
  sentences: Sentence[];
  /** The sentences that say what is wanted: no material, nothing discounted. */
  asking: Sentence[];
  blocks: DelimitedBlock[];
  /** The whole was discounted as a heap of words, and may be the notes of somebody who wastes none. */
  isTerse: boolean;
  /** Undefined when no word tells. */
  language: PromptLanguage | undefined;
  /** Which lexicons apply where a word of one language means something else in the other. */
  lexicon: PromptLanguage;
  /** Whether it does what the exercise asks; undefined where there is nothing to compare it with. */
  subject: SubjectFinding | undefined;
  /** What words mean; undefined where the prompt is judged by words alone. */
  vectorOf: VectorOf | undefined;
  /** What was found in it once and may be asked for again, by who found it. */
  found: Map<unknown, unknown>;
};

/** The same reading as if nothing were discounted, or nothing for that reason: tells what a criterion would have found. */
export function withoutDiscounts(reading: Reading, reason?: Discount): Reading {
  const sentences = reading.sentences.map((sentence) =>
    sentence.discount && (!reason || sentence.discount === reason)
      ? { ...sentence, discount: undefined }
      : sentence,
  );
  return { ...reading, sentences, asking: sentences.filter(isAsking), found: new Map() };
}

export function isAsking({ isData, discount }: Sentence): boolean {
  return !isData && discount === undefined;
}
