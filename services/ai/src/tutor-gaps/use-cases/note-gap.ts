import { dayOf } from '../../budgets/domain/day.ts';
import type { Gap } from '../domain/tutor-gap.ts';
import type { NoteGapDeps } from './tutor-gap-deps.ts';

/**
 * Counts a member near a place, whoever it is: staff who try the tutor count as anybody. Nobody waits for it, and it never throws:
 * what the store does not take is one count less.
 */
export const noteGap = ({ tutorGaps, erasure, logger, now }: NoteGapDeps, userId: string, gap: Gap): void => {
  const write = async (): Promise<void> => tutorGaps.marks.add(userId, gap, dayOf(now()));
  erasure.guard(userId, write).catch((error: unknown) => {
    logger.warn({ err: error }, 'an unanswered question was not counted');
  });
};
