import { z } from 'zod';
import { staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

/** A message that a consumer group could not handle and parked on its dead-letter topic. */
export const parkedEventSchema = z.object({
  /** `topic:partition:offset:group`. */
  id: z.string(),
  topic: z.string(),
  group: z.string(),
  /** Such as `academy.catalog.course_updated.v1`; null where the message is not one of the academy's events. */
  eventType: z.string().nullable(),
  key: z.string(),
  error: z.string(),
  attempts: z.number().int(),
  parkedAt: z.iso.datetime(),
  status: z.enum(['parked', 'replaying', 'replayed', 'discarded']),
  replays: z.number().int(),
  /** The user's id, or the name of the operator who used the command line. */
  resolvedBy: z.string().nullable(),
  resolvedAt: z.iso.datetime().nullable(),
});
export type ParkedEvent = z.infer<typeof parkedEventSchema>;

/** One of them with the message itself, as text. */
export const parkedEventDetailSchema = parkedEventSchema.extend({ value: z.string() });
export type ParkedEventDetail = z.infer<typeof parkedEventDetailSchema>;

const one = {
  params: z.object({
    id: z
      .string()
      .max(400)
      .regex(/^[\w.-]+:\d+:\d+:[\w.-]+$/),
  }),
  errors: [404],
} as const;

export const parkedEventEndpoints = {
  staffListParkedEvents: defineEndpoint({
    method: 'GET',
    path: '/api/admin/parked-events',
    summary:
      'List parked events of the last 14 days, newest first (ra-data-simple-rest conventions). Filters: topic, group, status.',
    access: 'operations.read',
    query: staffListQuerySchema,
    response: z.array(parkedEventSchema),
  }),
  staffGetParkedEvent: defineEndpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/parked-events/:id',
    summary: 'Get one parked event with its message.',
    access: 'operations.read',
    response: parkedEventDetailSchema,
  }),
  staffReplayParkedEvent: defineEndpoint({
    ...one,
    method: 'POST',
    path: '/api/admin/parked-events/:id/replay',
    summary: 'Give a parked event back to the consumer group that parked it, once. Audited.',
    access: 'operations.write',
    response: parkedEventDetailSchema,
    errors: [404, 409],
  }),
  staffDiscardParkedEvent: defineEndpoint({
    ...one,
    method: 'POST',
    path: '/api/admin/parked-events/:id/discard',
    summary: 'Discard a parked event: no group will ever handle it. Audited.',
    access: 'operations.write',
    response: parkedEventDetailSchema,
    errors: [404, 409],
  }),
} as const;
