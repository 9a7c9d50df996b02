/** Judges an answer beside the page, and beside the samples: a check does not wait until those have been tried. */
import { sampleJudge } from '@academy/prompt-rubric/self-test.ts';
import { subjectOf } from '../live/subject-of.ts';
import type { AskedAnswer, JudgedAnswer } from './messages.ts';

const reply = (message: JudgedAnswer): void => postMessage(message);

let newest: AskedAnswer | null = null;

async function judge(asked: AskedAnswer): Promise<void> {
  const { id, answer, exercise, language } = asked;
  try {
    const subject = await subjectOf(asked);
    // The form was changed meanwhile: what it holds now is judged in its turn.
    if (newest === asked) reply({ id, verdict: sampleJudge({ ...exercise, subject })(answer, language) });
  } catch (error) {
    reply({ id, failure: error instanceof Error ? error.message : String(error) });
  }
}

onmessage = ({ data }: MessageEvent<AskedAnswer>) => {
  newest = data;
  setTimeout(() => void judge(data));
};
