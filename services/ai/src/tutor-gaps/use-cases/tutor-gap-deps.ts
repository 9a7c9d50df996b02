import type { ErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Knowledge } from '../../knowledge/cache/knowledge.ts';
import type { GapMarkRepository } from '../data/gap-mark-repository.ts';

/** What counting unanswered questions needs. */
export interface TutorGapDeps {
  marks: GapMarkRepository;
}

export interface NoteGapDeps {
  tutorGaps: Pick<TutorGapDeps, 'marks'>;
  erasure: Pick<ErasureGuard, 'guard'>;
  logger: Pick<Logger, 'warn'>;
  now: () => Date;
}

export interface ListGapsDeps {
  tutorGaps: TutorGapDeps;
  knowledge: Knowledge;
  now: () => Date;
}
