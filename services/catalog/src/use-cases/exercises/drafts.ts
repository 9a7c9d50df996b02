import type { Draft } from '@academy/contracts/http/catalog/drafts.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { toDraft } from '../../views/exercise-views.ts';
import { isSameWrite } from '../../domain/draft.ts';
import { draftChanged } from '../../domain/exercise-texts.ts';
import type { CatalogDeps } from '../deps.ts';
import { requireExerciseAccess, requireLessonAccess } from '../require-access.ts';

/**
 * The caller's drafts for a lesson's exercises. A removed one is among them as an empty text: the next write needs its
 * version.
 */
export const listDrafts = async (deps: CatalogDeps, lessonId: string, caller: Caller): Promise<Draft[]> => {
  const { lesson } = await requireLessonAccess(deps, lessonId, caller);
  const drafts = await deps.drafts.listOf(caller.userId, lesson.exerciseIds);
  return drafts.map(toDraft);
};

interface DraftWrite {
  exerciseId: string;
  text: string;
  /** The version that was read; without it, the write wins over whatever stands there. */
  version?: number | undefined;
  caller: Caller;
}

/** Keeps a draft; an empty text removes it. 409 when another tab or device has written since `version` was read. */
export const saveDraft = async (deps: CatalogDeps, write: DraftWrite): Promise<Draft> => {
  const { exerciseId, text, version, caller } = write;
  await requireExerciseAccess(deps, exerciseId, caller);
  const draft = { userId: caller.userId, exerciseId, text, updatedAt: deps.now() };
  if (version === undefined) return toDraft(await deps.drafts.overwrite(draft));
  const written = await deps.drafts.replace(draft, version);
  if (written) return toDraft(written);
  const current = await deps.drafts.find(draft);
  if (!isSameWrite(current, { text, seen: version })) throw draftChanged();
  return toDraft(current);
};
