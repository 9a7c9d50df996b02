import type { PointedWords, PromptVerdict } from '@academy/prompt-rubric/rubric.ts';

/** Words of an answer that count as fulfilling a criterion because its learner pointed to them. */
export interface Pointing extends PointedWords {
  /** Null while it counts. */
  refused: { reason: string; at: Date; by: string } | null;
}

/** What staff decide on a pointing; `refused` false withdraws an earlier refusal. */
export interface PointingDecision {
  key: string;
  refused: boolean;
  reason: string;
  at: Date;
  by: string;
}

/** How the rubric judges an attempt without the pointings of these criteria. */
export interface VerdictWithout extends Pick<PromptVerdict, 'score' | 'passed' | 'criteria' | 'groups'> {
  without: string[];
}
