import { z } from 'zod';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { oneLineText } from '../../shared/person-text.ts';
import { defineEndpoint } from '../endpoint.ts';

export const watchedWordLimits = { phrase: 80, entries: 500, beginning: 2 } as const;

/** In texts of which language it is looked for. A reply is in the language of its post. */
export const watchedLanguages = ['es', 'en', 'both'] as const;
export const watchedLanguageSchema = z.enum(watchedLanguages);
export type WatchedLanguage = z.infer<typeof watchedLanguageSchema>;

/** `flag`: the text appears at once and comes to the queue; `hold`: others see it once a moderator has let it pass. */
export const watchedActions = ['flag', 'hold'] as const;
export const watchedActionSchema = z.enum(watchedActions);
export type WatchedAction = z.infer<typeof watchedActionSchema>;

export const watchedWordDraftSchema = z.object({
  /** A word or phrase; a star at its end stands for the rest of its last word. */
  phrase: oneLineText({ min: 1, max: watchedWordLimits.phrase }),
  language: watchedLanguageSchema,
  action: watchedActionSchema,
});

export const watchedWordSchema = watchedWordDraftSchema.extend({
  id: z.string(),
  updatedAt: z.iso.datetime(),
  version: z.number().int(),
});
export type WatchedWord = z.infer<typeof watchedWordSchema>;

const reading = { access: 'moderation.read' } as const;
const writing = { access: 'moderation.write' } as const;

export const watchedWordEndpoints = {
  staffListWatchedWords: defineEndpoint({
    ...reading,
    method: 'GET',
    path: '/api/admin/watched-words',
    summary: 'List the words that bring a text before moderators (ra-data-simple-rest conventions).',
    query: staffListQuerySchema,
    response: z.array(watchedWordSchema),
  }),
  staffGetWatchedWord: defineEndpoint({
    ...reading,
    method: 'GET',
    path: '/api/admin/watched-words/:id',
    summary: 'Get one watched word.',
    params: idParamsSchema,
    response: watchedWordSchema,
    errors: [404],
  }),
  staffCreateWatchedWord: defineEndpoint({
    ...writing,
    method: 'POST',
    path: '/api/admin/watched-words',
    summary: 'Watch a word or phrase in what members write from now on. Audited.',
    body: watchedWordDraftSchema,
    status: 201,
    response: watchedWordSchema,
    errors: [409],
  }),
  staffUpdateWatchedWord: defineEndpoint({
    ...writing,
    method: 'PATCH',
    path: '/api/admin/watched-words/:id',
    summary: 'Change a watched word. Audited.',
    params: idParamsSchema,
    body: watchedWordDraftSchema.partial(),
    response: watchedWordSchema,
    errors: [404, 409],
  }),
  staffDeleteWatchedWord: defineEndpoint({
    ...writing,
    method: 'DELETE',
    path: '/api/admin/watched-words/:id',
    summary: 'Watch a word no longer; cases that name it stay. Audited.',
    params: idParamsSchema,
    status: 204,
    errors: [404],
  }),
} as const;
