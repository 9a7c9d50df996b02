import type { JudgedState } from '@academy/contracts/http/catalog/teaching.ts';

/** A member who lets their attempts teach the checker. Absent for who never did, or withdrew it and whose attempts have left. */
export interface TeachingConsentRecord {
  /** The member's. */
  _id: string;
  /** From when on their attempts may be judged; absent once it is withdrawn. */
  since?: Date;
  /** Withdrawn, and not everything has left yet. */
  leaving?: boolean;
}

/**
 * A text that a teacher judged, masked. Whose it was is not kept with it: only the attempt, for as long as there is one,
 * says under which id its judgement stands (ADR 31).
 */
export interface JudgedAttemptRecord {
  /** Random, made when the attempt was offered. */
  _id: string;
  exerciseId: string;
  text: string;
  /** `text` as `searchable` gives it, written with it: what the list searches. */
  searched: string;
  good: boolean;
  /** The key of the point that decides. */
  point: string;
  /** `unsettled` until its member's consent was looked at after it was written; nobody sees it before that. */
  state: JudgedState | 'unsettled';
  judgedAt: Date;
  version: number;
}

/** What `apply` brought into effect, and what a rebuild keeps: a judgement that waits is in no references yet. */
export const inEffect = ['applied', 'dropped'] as const satisfies readonly JudgedState[];
export const shown = ['waiting', ...inEffect] as const satisfies readonly JudgedState[];
