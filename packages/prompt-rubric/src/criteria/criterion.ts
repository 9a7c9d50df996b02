import type { Bilingual, CriterionId, CriterionSetting } from '../rubric.ts';
import type { Reading } from '../reading/reading.ts';

/** A stretch of the prompt that a criterion relies on. */
export type Evidence<Case extends string = string> = {
  start: number;
  end: number;
  /**
   * `full` is enough to meet the criterion; `part` shows the attempt and what it lacks; `against` is what should not be
   * there and breaks the criterion, or with no place in the text, what the whole of it falls short of.
   */
  strength: 'full' | 'part' | 'against';
  /** Which message of the criterion describes it. */
  say: Case;
  /** What the message quotes from the prompt. */
  values?: Record<string, string>;
};

/** Evidence that something unwanted is absent: it has no place in the text. */
export const NOWHERE = { start: 0, end: 0 } as const;

/**
 * Reads the prompt and gives the evidence in order of appearance. Pure: the same reading gives the same evidence. It is told
 * which criteria the rubric has, so that one may leave to another what both would say; without them it says all it finds.
 */
export type Detector<Case extends string = string> = (
  reading: Reading,
  setting: CriterionSetting,
  rubric?: ReadonlySet<CriterionId>,
) => Evidence<Case>[];

/** What the learner reads. `{name}` is replaced by the evidence's value of that name. */
export type Wording = { message: Bilingual; hint?: Bilingual };

export type CriterionMessages<Case extends string = string> = {
  label: Bilingual;
  found: Record<Case, Wording>;
  missing: Required<Wording>;
};

export type Criterion = {
  id: CriterionId;
  messages: CriterionMessages;
  detect: Detector;
  /** The criteria whose evidence may be the same words. */
  sharesWith: readonly CriterionId[] | 'all';
  /** It looks over what is asked for what should not be there: without a request it is not judged. */
  needsRequest: boolean;
  /** It compares with prompts whose worth is known: without them it is not judged. */
  needsReferences: boolean;
  /**
   * Whether a learner may point to the words that fulfil it: never where it is about what should be absent, and for
   * `in-a-request` only while the prompt is a request and not the finished text. `as-a-whole` is pointed out by the whole
   * prompt, once all else is there and it is the only one that falls short.
   */
  mayBePointedOut: boolean | 'in-a-request' | 'as-a-whole';
};

/** Ties a detector to its messages, so that a detector cannot speak of a case that nobody has worded. */
export function defineCriterion<Case extends string>(definition: {
  id: CriterionId;
  messages: CriterionMessages<Case>;
  detect: Detector<Case>;
  sharesWith?: readonly CriterionId[] | 'all';
  needsRequest?: boolean;
  needsReferences?: boolean;
  mayBePointedOut?: Criterion['mayBePointedOut'];
}): Criterion {
  const {
    sharesWith = [],
    needsRequest = false,
    needsReferences = false,
    mayBePointedOut = true,
  } = definition;
  return { ...definition, sharesWith, needsRequest, needsReferences, mayBePointedOut };
}
