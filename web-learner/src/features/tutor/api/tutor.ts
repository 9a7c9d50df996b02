import type { sentQuestionEndpoints, SentQuestionDraft } from '@academy/contracts/http/ai/sent-questions.ts';
import type { tutorChatEndpoints, tutorEndpoints } from '@academy/contracts/http/ai/tutor.ts';
import type { TutorFrame, TutorReceipt } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { TutorQuestion } from '@academy/contracts/http/ai/tutor-questions.ts';
import type { tutorVoteEndpoints } from '@academy/contracts/http/ai/tutor-votes.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { readSseMessages } from '@academy/web-kit/live/sse-messages.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { parseTutorFrame } from '../model/tutor-frames.ts';

const tutor = endpointRef<typeof tutorEndpoints.tutor>('GET', '/api/ai-tutor');
const ask = endpointRef<typeof tutorChatEndpoints.askTutorStream>('POST', '/api/ai-tutor/chat/stream');
const send = endpointRef<typeof sentQuestionEndpoints.sendQuestion>('POST', '/api/ai-tutor/questions');

const vote = endpointRef<typeof tutorVoteEndpoints.voteOnAnswer>('PUT', '/api/ai-tutor/votes');

/** What answers as the tutor. */
export const tutorQuery = queryOptions({
  queryKey: ['/api/ai-tutor'],
  queryFn: () => client.call(tutor, {}),
});

/** Sends a question and yields its answer as it is written. Aborting the signal stops the model too. */
export async function* askTutor(question: TutorQuestion, signal: AbortSignal): AsyncGenerator<TutorFrame> {
  const response = await client.open(ask, { body: question, signal });
  for await (const message of readSseMessages(response)) {
    const frame = parseTutorFrame(message);
    if (frame) yield frame;
  }
}

/** Says whether an answer helped; said again, it replaces what was said before. */
export const voteOnAnswer = (body: { receipt: TutorReceipt; helpful: boolean }) =>
  client.call(vote, { body });

/** Sends the team what the tutor could not answer, or what was missing in an answer; under the same id it is sent once. */
export const sendQuestion = (question: SentQuestionDraft) => client.call(send, { body: question });
