import type { Language } from '@academy/contracts/shared/language.ts';
import type { CriterionVerdict, PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { Pointing, PointingDecision, VerdictWithout } from './pointing-record.ts';

/** What staff decided in place of the rubric. */
export interface Override {
  passed: boolean;
  reason: string;
  at: Date;
}

/** One decision of staff, for the history; `passed` is null where it withdrew an earlier one. */
export interface OverrideEntry {
  passed: boolean | null;
  reason: string;
  at: Date;
  by: string;
}

/**
 * One prompt judged, kept for good: the truth that a learner's progress is derived from. Attempts of a learner at
 * an exercise are numbered from 1 without holes. The verdict is kept whole, worded as it was told, so that a check
 * sent again is answered with the same one.
 */
export interface AttemptRecord {
  _id: string;
  userId: string;
  courseId: string;
  lessonId: string;
  exerciseId: string;
  attempt: number;
  answer: string;
  language: Language;
  score: number;
  passScore: number;
  /** What it was judged by (`checkerVersionOf`); absent in attempts of an earlier release. */
  checkerVersion?: string;
  /** What counts: the rubric's verdict, once it is not pending, or that of staff where they overruled it. */
  passed: boolean;
  /** What the rubric says, without the pointings that staff refused. */
  judgedPassed: boolean;
  criteria: CriterionVerdict[];
  /** The keys of the criteria that it missed, which staff filter by: `missedIn` of `criteria`, and written with them. */
  missed: string[];
  groups: PromptVerdict['groups'];
  promptLanguage: PromptVerdict['promptLanguage'];
  words: number;
  tokens: number;
  /** How many rungs of the hint ladder were open. */
  hintsUsed: number;
  override: Override | null;
  /** Everything that staff decided on it, oldest first. */
  overrides: OverrideEntry[];
  /** Where its learner pointed to what the rubric did not see; absent where they did not. */
  pointings?: Pointing[];
  /** Everything that staff decided on them, oldest first. */
  pointingDecisions?: PointingDecision[];
  /** How the rubric judges it with all of them, and without each and every one. */
  verdictsWithout?: VerdictWithout[];
  /** The course's id where there are pointings: the few attempts that staff look for. */
  pointedIn?: string;
  /** From when it counts without a word of staff, where it passed by pointing alone; for good. */
  countsFrom?: Date;
  /** The same while nobody has decided on it and the week is not over: it is passed, pending. */
  waitingUntil?: Date | undefined;
  /** One of the few that a learner's pending passes take, each for a week; nobody else's attempt has it. */
  pendingPlace?: string;
  createdAt: Date;
  /** Since when it waits to be counted in the learner's progress; absent once it has been. */
  uncountedSince?: Date;
  /** Whether a decision of staff on it waits to be taken into the learner's progress. */
  overruled?: boolean;
  /** Since when its author shares it; absent while they do not. */
  sharedAt?: Date;
  /** The exercise, while a teacher may judge it: its learner lets it teach the checker, and a point of its verdict decides. */
  offeredIn?: string;
  /** How certain its verdict is, the least first; with `offeredIn`. */
  certainty?: number;
  /** Under which id a teacher's judgement of it is kept, from when it was offered: what leaves is found from here alone. */
  judgementId?: string;
  /** What this attempt and those before it in its series take, in bytes; absent in attempts of an earlier release. */
  seriesBytes?: number;
  version: number;
}

export type NewAttempt = Omit<AttemptRecord, 'attempt' | 'seriesBytes' | 'version'>;

/**
 * What a series takes with one more attempt, in bytes of JSON, which is about what the store keeps. Attempts of which
 * nobody knows the size are taken to be as large as the new one.
 */
export const seriesBytesWith = (
  attempt: NewAttempt,
  before: Pick<AttemptRecord, 'attempt' | 'seriesBytes'> | null,
): number => {
  const own = Buffer.byteLength(JSON.stringify(attempt));
  return own + (before?.seriesBytes ?? own * (before?.attempt ?? 0));
};

/** What the rules of progress need of an attempt. */
export type CountableAttempt = Pick<
  AttemptRecord,
  '_id' | 'exerciseId' | 'lessonId' | 'attempt' | 'score' | 'passed' | 'createdAt' | 'seriesBytes'
>;
