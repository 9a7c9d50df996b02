import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { siteSchema } from './site.ts';

/**
 * How many milliseconds ago a reader that begins fetched what it shows: it also gets what has come since then. With
 * a `Last-Event-ID`, that decides.
 */
const liveQuerySchema = z.object({
  age: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});

export const gatewayEndpoints = {
  site: defineEndpoint({
    method: 'GET',
    path: '/api/site',
    summary: 'Get the brand, company and contact details of this academy.',
    access: 'public',
    inViewing: true,
    response: siteSchema,
  }),
  documentUpdates: defineEndpoint({
    method: 'GET',
    path: '/api/documents/updates',
    summary: 'Stream added documents as server-sent events.',
    access: 'public',
    query: liveQuerySchema,
    media: 'text/event-stream',
    streams: true,
  }),
  live: defineEndpoint({
    method: 'GET',
    path: '/api/live',
    summary: 'Stream document changes and messages for the signed-in user as server-sent events.',
    access: 'member',
    query: liveQuerySchema,
    media: 'text/event-stream',
    streams: true,
  }),
} as const;
