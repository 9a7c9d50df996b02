import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import type { SubjectJudge } from '@academy/prompt-rubric/subject/subject-judge.ts';
import type { Asked } from './messages.ts';

let judges: Promise<Awaited<ReturnType<typeof loadJudges>>> | undefined;

/** Only what `subject` is judged by is large: other exercises do without it. */
const loadJudges = async () =>
  (await import('@academy/web-kit/judge/load-subject-judges.ts')).loadSubjectJudges();

/** What judges the criterion `subject`, loaded once; undefined where there is nothing to compare with. */
export async function subjectOf({
  exercise,
  references,
}: Pick<Asked, 'exercise' | 'references'>): Promise<SubjectJudge | undefined> {
  if (!references) return undefined;
  judges ??= loadJudges();
  try {
    const judgeFor = await judges;
    return judgeFor({ references, instructions: exerciseTexts(exercise).instructions ?? '' });
  } catch (error) {
    judges = undefined;
    throw error;
  }
}
