import type { Draft } from '@academy/contracts/http/catalog/drafts.ts';
import type { HintLadder } from '@academy/contracts/http/catalog/hints.ts';
import type { DraftRecord } from '../domain/draft.ts';
import { nextRung, openedRungs, type HintUseRecord } from '../domain/hint-ladder.ts';
import type { LessonExercise } from '../domain/lesson.ts';

export const toDraft = ({ exerciseId, text, version, updatedAt }: DraftRecord): Draft => ({
  exerciseId,
  text,
  version,
  updatedAt: updatedAt.toISOString(),
});

/** The hints as far as a learner has opened them: no text beyond. */
export const toHintLadder = ({ hints }: LessonExercise, use: HintUseRecord | null): HintLadder => ({
  opened: openedRungs(use).map(({ level, at }) => ({
    level,
    textEs: hints[level].es,
    textEn: hints[level].en,
    openedAt: at.toISOString(),
  })),
  next: nextRung(use),
});
