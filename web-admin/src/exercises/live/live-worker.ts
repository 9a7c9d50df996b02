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

/** The verdicts first: what would turn them takes longer. Of what somebody has typed over meanwhile nothing is told. */
async function judge(asked: Asked): Promise<void> {
  const { id, language } = asked;
  try {
    const exercise = { ...asked.exercise, subject: await subjectOf(asked) };
    for (const triesChanges of [false, true]) {
      if (newest !== asked) return;
      reply({ id, report: judgeExercise(exercise, { wordedIn: language, triesChanges }) });
      // A newer question waits behind this one.
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch (error) {
    judges = undefined;
    reply({ id, failure: error instanceof Error ? error.message : String(error) });
  }
}

onmessage = ({ data }: MessageEvent<Asked>) => {
  newest = data;
  setTimeout(() => void judge(data));
};
