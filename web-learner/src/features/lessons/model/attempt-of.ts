import type { TutorCheck } from '@academy/contracts/http/ai/tutor-questions.ts';
import type { LastVerdict } from '../api/looking-back.ts';

/** What the tutor is told of a checked text: what it judges again, and what counts. */
export const attemptOf = ({ answer, pointings, verdict }: LastVerdict): TutorCheck => ({
  text: answer,
  pointed: pointings
    .filter(({ refused }) => refused === null)
    .map(({ key, start, end }) => ({ key, start, end })),
  passed: verdict.passed,
});
