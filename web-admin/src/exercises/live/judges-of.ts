import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import type { SelfTestedExercise } from '@academy/prompt-rubric/self-test.ts';
import type { Asked } from './messages.ts';

let judges: Promise<Awaited<ReturnType<typeof loadJudges>>> | undefined;

/** What `subject` and points in other words are judged by is large: other exercises do without it. */
const loadJudges = async () =>
  (await import('@academy/web-kit/judge/load-subject-judges.ts')).loadSubjectJudges();

/** Loaded once; after a failure it is tried again. */
export async function loadedJudges() {
  judges ??= loadJudges();
  try {
    return await judges;
  } catch (error) {
    judges = undefined;
    throw error;
  }
}

/** What an exercise is judged by beside its rubric; nothing where it needs none. */
export async function judgesOf({
  exercise,
  references,
}: Pick<Asked, 'exercise' | 'references'>): Promise<Pick<SelfTestedExercise, 'subject' | 'vectorOf'>> {
  if (!references && !exercise.rubric.criteria.some(({ id }) => id === 'mentions')) return {};
  const { judgeFor, vectorOf } = await loadedJudges();
  const instructions = exerciseTexts(exercise).instructions ?? '';
  return { subject: references ? judgeFor({ references, instructions }) : undefined, vectorOf };
}
