import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { answeredBySchema } from './answered-by.ts';

/** A paragraph of the spoken text and where it stands on the page. */
export const speechSegmentSchema = z.object({
  /** Which element of the rendered text it is, counted from 0; null for the title and what has no element. */
  block: z.number().int().min(0).nullable(),
  /** Which item of that element, where it is a list. */
  item: z.number().int().min(0).nullable(),
  /** How long it will sound at normal speed, estimated. */
  seconds: z.number(),
});
export type SpeechSegment = z.infer<typeof speechSegmentSchema>;

export const speechSchema = z.object({
  /** Changes with the text and with the voice. */
  version: z.string(),
  language: languageSchema,
  spokenBy: answeredBySchema,
  segments: z.array(speechSegmentSchema),
});
export type Speech = z.infer<typeof speechSchema>;

export const audioRequestSchema = z.object({
  /** That of the interface when absent. */
  language: languageSchema.optional(),
  /** One segment alone, counted from 0; the whole when absent. */
  segment: z.number().int().min(0).max(9_999).optional(),
  /** The version of the speech that the segment was counted in: 409 where it is another by now. */
  version: z.string().max(100).optional(),
});
export type AudioRequest = z.input<typeof audioRequestSchema>;

/** How long somebody waits for a voice before 503, in milliseconds. */
export const speechWaitMs = 30_000;

const speech = {
  access: 'member',
  params: idParamsSchema,
  errors: [404, 422],
} as const;

const audio = {
  ...speech,
  method: 'POST',
  body: audioRequestSchema,
  media: 'audio/mpeg',
  streams: true,
  errors: [404, 409, 422],
  notes:
    'MP3. The whole is sent as it is spoken. One speech at a time per member: another waits, and is refused with 503 after 30 s. ' +
    'Closing the connection stops the voice.',
} as const;

const query = z.object({ language: languageSchema.optional() });

export const speechEndpoints = {
  lessonSpeech: defineEndpoint({
    ...speech,
    method: 'GET',
    path: '/api/lessons/:id/audio/segments',
    summary: 'List the spoken segments of a lesson, without their audio.',
    query,
    response: speechSchema,
  }),
  lessonAudio: defineEndpoint({
    ...audio,
    path: '/api/lessons/:id/audio',
    summary: 'Get a lesson, or one segment of it, as audio.',
  }),
  documentSpeech: defineEndpoint({
    ...speech,
    method: 'GET',
    path: '/api/documents/:id/audio/segments',
    summary: 'List the spoken segments of a document, without their audio.',
    query,
    response: speechSchema,
  }),
  documentAudio: defineEndpoint({
    ...audio,
    path: '/api/documents/:id/audio',
    summary: 'Get a document, or one segment of it, as audio.',
  }),
} as const;
