import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Why a fetch gave nothing. */
export const feedFailureSchema = z.enum([
  'address-refused',
  'private-address',
  'name-not-found',
  'unreachable',
  'timeout',
  'too-large',
  'too-many-redirects',
  'http-status',
  'not-a-feed',
  'unknown-encoding',
]);
export type FeedFailure = z.infer<typeof feedFailureSchema>;

export const feedDraftSchema = z.object({ url: z.string().trim().min(1).max(2000) });

/** What staff may change; other keys are ignored, since clients send the whole record. */
export const feedChangeSchema = z.object({
  /** A paused feed is not fetched; the news that it gave stays. */
  isPaused: z.boolean().optional(),
});

export const staffFeedSchema = z.object({
  id: z.string(),
  url: z.string(),
  /** As the feed names itself; null before the first fetch that worked. */
  title: z.string().nullable(),
  /** That the feed declares; null where it declares none of the academy's. */
  language: languageSchema.nullable(),
  isPaused: z.boolean(),
  /** Named by the configuration, so that it comes back on every new installation. */
  isConfigured: z.boolean(),
  /** News items that came from it and are still kept. */
  itemCount: z.number().int(),
  lastFetchAt: z.iso.datetime().nullable(),
  lastSuccessAt: z.iso.datetime().nullable(),
  /** Null while it is paused. */
  nextFetchAt: z.iso.datetime().nullable(),
  /** Of the last fetch; null where it worked. `text` is in the reader's language. */
  lastError: z
    .object({ code: feedFailureSchema, status: z.number().int().nullable(), text: z.string() })
    .nullable(),
  /** Fetches in a row that failed. */
  failures: z.number().int(),
  createdAt: z.iso.datetime(),
  version: z.number().int(),
});
export type StaffFeed = z.infer<typeof staffFeedSchema>;

export const feedEndpoints = {
  staffListFeeds: defineEndpoint({
    method: 'GET',
    path: '/api/admin/feeds',
    summary: 'List the RSS and Atom feeds that news is read from (ra-data-simple-rest conventions).',
    access: 'operations.read',
    query: staffListQuerySchema,
    response: z.array(staffFeedSchema),
  }),
  staffGetFeed: defineEndpoint({
    method: 'GET',
    path: '/api/admin/feeds/:id',
    summary: 'Get one feed with its last fetch and error.',
    access: 'operations.read',
    params: idParamsSchema,
    response: staffFeedSchema,
    errors: [404],
  }),
  staffCreateFeed: defineEndpoint({
    method: 'POST',
    path: '/api/admin/feeds',
    summary: 'Add a feed; it is fetched at once. Audited.',
    access: 'operations.write',
    body: feedDraftSchema,
    status: 201,
    response: staffFeedSchema,
    errors: [409],
  }),
  staffUpdateFeed: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/feeds/:id',
    summary: 'Pause a feed, or resume it: then it is fetched at once. Audited.',
    access: 'operations.write',
    params: idParamsSchema,
    body: feedChangeSchema,
    response: staffFeedSchema,
    errors: [404, 409],
  }),
  staffFetchFeed: defineEndpoint({
    method: 'POST',
    path: '/api/admin/feeds/:id/fetch',
    summary:
      'Fetch a feed now; the answer has what came of it, in `lastError` where it failed. Conflicts while it is paused or being fetched. Audited.',
    access: 'operations.write',
    params: idParamsSchema,
    response: staffFeedSchema,
    errors: [404, 409],
  }),
  staffDeleteFeed: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/feeds/:id',
    summary:
      'Delete a feed. The news that it gave stays; a feed of the configuration does not come back. Audited.',
    access: 'operations.write',
    params: idParamsSchema,
    response: z.object({ id: z.string() }),
    errors: [404],
  }),
} as const;
