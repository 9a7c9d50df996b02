import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { answeredBySchema } from './answered-by.ts';
import { tutorAnswerSchema } from './tutor-answers.ts';
import { tutorQuestionSchema } from './tutor-questions.ts';

/** Enough for a whole conversation in any script. */
const maxBodyBytes = 1024 * 1024;

/** A model may think for long before its first word. */
const deadlineMs = 120_000;

export const tutorEndpoints = {
  tutor: defineEndpoint({
    method: 'GET',
    path: '/api/ai-tutor',
    summary: 'Get what answers as the tutor and what a question may hold.',
    access: 'public',
    response: z.object({
      answeredBy: answeredBySchema,
      limits: z.object({
        messageCharacters: z.number().int(),
        conversationMessages: z.number().int(),
        earlierCharacters: z.number().int(),
        exerciseCharacters: z.number().int(),
      }),
    }),
  }),
} as const;

export const tutorChatEndpoints = {
  askTutor: defineEndpoint({
    method: 'POST',
    path: '/api/ai-tutor/chat',
    summary: 'Ask the tutor and get the whole answer.',
    access: 'member',
    body: tutorQuestionSchema,
    response: tutorAnswerSchema,
    maxBodyBytes,
    deadlineMs,
    notes: 'Answers from what the caller may open. 429 when their budget is used up.',
  }),
  askTutorStream: defineEndpoint({
    method: 'POST',
    path: '/api/ai-tutor/chat/stream',
    summary: 'Ask the tutor and get the answer as it is written, as server-sent events.',
    access: 'member',
    body: tutorQuestionSchema,
    media: 'text/event-stream',
    streams: true,
    maxBodyBytes,
    notes:
      'Events: sources, text, followUps, done, error. What is wrong with the question is answered as a problem, before any event. ' +
      'Closing the connection stops the model.',
  }),
} as const;
