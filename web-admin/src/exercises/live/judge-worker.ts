/** Judges an exercise's samples, or one answer, beside the page, which answers keys meanwhile. */
import { sampleJudge } from '@academy/prompt-rubric/self-test.ts';
import { judgeInSteps } from './judge-exercise.ts';
import { judgesOf } from './judges-of.ts';
import type { Answered, Asked, AskedAnswer, JudgedAnswer } from './messages.ts';

const reply = (message: Answered | JudgedAnswer): void => postMessage(message);

let newest: Asked | AskedAnswer | null = null;
/** What somebody has typed over meanwhile is not judged to its end: a newer question is looked for after every step. */
async function judge(asked: Asked | AskedAnswer): Promise<void> {
  const { id, language } = asked;
  try {
    const exercise = { ...asked.exercise, ...(await judgesOf(asked)) };
    if (newest !== asked) return;
    if ('answer' in asked) {
      reply({ id, verdict: sampleJudge(exercise)(asked.answer, language) });
      return;
    }
    for (const report of judgeInSteps(exercise, language)) {
      if (report) reply({ id, report });
      // A newer question waits behind this one.
      await new Promise((resolve) => setTimeout(resolve));
      if (newest !== asked) return;
    }
  } catch (error) {
    reply({ id, failure: error instanceof Error ? error.message : String(error) });
  }
}

onmessage = ({ data }: MessageEvent<Asked | AskedAnswer>) => {
  newest = data;
  setTimeout(() => void judge(data));
};
