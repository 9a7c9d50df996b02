import type { LastVerdict } from '@academy/contracts/http/catalog/looking-back.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { toLastVerdict } from '../../views/verdict-views.ts';
import { exercisesLeft } from '../../domain/completion.ts';
import type { CatalogDeps } from '../deps.ts';
import { requireExerciseAccess } from '../require-access.ts';

/** The verdict of the caller's last attempt at an exercise; null before the first. */
export const readLastVerdict = async (
  deps: CatalogDeps,
  exerciseId: string,
  caller: Caller,
): Promise<{ last: LastVerdict | null }> => {
  const { course, lesson } = await requireExerciseAccess(deps, exerciseId, caller);
  const { userId } = caller;
  const attempt = await deps.attempts.last({ userId, exerciseId });
  if (!attempt) return { last: null };
  const [before, progress] = await Promise.all([
    deps.attempts.before(attempt),
    deps.progress.find({ userId, courseId: course._id }),
  ]);
  const lessonPassed = progress !== null && exercisesLeft(progress, lesson).length === 0;
  return { last: toLastVerdict({ attempt, before }, lessonPassed) };
};
