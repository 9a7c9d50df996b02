/** Judges an exercise's samples beside the page, which answers keys meanwhile. */
import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import { judgeExercise } from './judge-exercise.ts';
import type { Answered, Asked } from './messages.ts';

const reply = (message: Answered): void => postMessage(message);

let newest: Asked | null = null;
let judges: Promise<Awaited<ReturnType<typeof loadJudges>>> | undefined;

/** Only what `subject` is judged by is large: other exercises do without it. */
const loadJudges = async () =>
  (await import('@academy/web-kit/judge/load-subject-judges.ts')).loadSubjectJudges();

async function subjectOf({ exercise, references }: Asked) {
  if (!references) return undefined;
  judges ??= loadJudges();
  const judgeFor = await judges;
  return judgeFor({ references, instructions: exerciseTexts(exercise).instructions ?? '' });
}

async function judge(asked: Asked): Promise<void> {
  try {
    const subject = await subjectOf(asked);
    // While it loaded or waited, somebody may have typed on.
    if (newest !== asked) return;
    reply({ id: asked.id, report: judgeExercise({ ...asked.exercise, subject }, asked.language) });
  } catch (error) {
    judges = undefined;
    reply({ id: asked.id, failure: error instanceof Error ? error.message : String(error) });
  }
}

onmessage = ({ data }: MessageEvent<Asked>) => {
  newest = data;
  setTimeout(() => void judge(data));
};
