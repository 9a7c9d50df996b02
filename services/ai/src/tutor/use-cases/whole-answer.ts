import type { TutorAnswer } from '@academy/contracts/http/ai/tutor-answers.ts';
import { answerQuestion, type TutorCall } from './answer-question.ts';
import type { AnsweringDeps } from './tutor-deps.ts';

/** An answer as one piece. */
export const wholeAnswer = async (deps: AnsweringDeps, call: TutorCall): Promise<TutorAnswer> => {
  const answer: TutorAnswer = {
    kind: 'answer',
    answeredBy: deps.tutor.answeredBy,
    sources: [],
    followUps: [],
    message: '',
    notice: null,
    notFromAcademy: [],
    hint: null,
  };
  for await (const frame of await answerQuestion(deps, call))
    if (frame.event !== 'text') Object.assign(answer, frame.data);
  return answer;
};
