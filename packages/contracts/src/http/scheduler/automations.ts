import { z } from 'zod';
import { automationInterval, automationTypeSchema } from '../../shared/automation-types.ts';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

export const automationSchema = z.object({
  id: z.string(),
  /** Of automationTypes, or of a version of the academy that had others. */
  type: z.string(),
  /** What it does, in the reader's language. */
  description: z.string(),
  isActive: z.boolean(),
  intervalMs: z.number().int(),
  /** When the last run began; null before the first. */
  lastRun: z.iso.datetime().nullable(),
  /** Whether the run that ended last failed. */
  lastFailed: z.boolean(),
  /** The next slot; null while it is not active. */
  nextRun: z.iso.datetime().nullable(),
  version: z.number().int(),
});
export type Automation = z.infer<typeof automationSchema>;

const intervalMs = z.number().int().min(automationInterval.trialMin).max(automationInterval.max);

export const automationDraftSchema = z.object({
  type: automationTypeSchema,
  intervalMs,
  isActive: z.boolean().default(true),
});
export type AutomationDraft = z.infer<typeof automationDraftSchema>;

/** What staff may change; other keys are ignored, since clients send the whole record. */
export const automationChangeSchema = z.object({
  isActive: z.boolean().optional(),
  intervalMs: intervalMs.optional(),
});

export const automationRunSchema = z.object({
  id: z.string(),
  automationId: z.string(),
  /** The instant that it is the run of; what staff asked for, the moment when they did. */
  slot: z.iso.datetime(),
  trigger: z.enum(['schedule', 'staff']),
  status: z.enum(['running', 'succeeded', 'failed']),
  /** When the scheduler started it, and when its work ended. */
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** How long the work itself took. */
  durationMs: z.number().int().nullable(),
  /** What came of it, in the reader's language. */
  result: z.string().nullable(),
  error: z.string().nullable(),
  /** Earlier slots that passed while no scheduler ran, which this run stands for too. */
  missedSlots: z.number().int(),
});
export type AutomationRun = z.infer<typeof automationRunSchema>;

export const automationEndpoints = {
  staffListAutomations: defineEndpoint({
    method: 'GET',
    path: '/api/admin/automations',
    summary: 'List the automations (ra-data-simple-rest conventions).',
    access: 'operations.read',
    query: staffListQuerySchema,
    response: z.array(automationSchema),
  }),
  staffGetAutomation: defineEndpoint({
    method: 'GET',
    path: '/api/admin/automations/:id',
    summary: 'Get one automation.',
    access: 'operations.read',
    params: idParamsSchema,
    response: automationSchema,
    errors: [404],
  }),
  staffCreateAutomation: defineEndpoint({
    method: 'POST',
    path: '/api/admin/automations',
    summary: 'Create an automation; its first run is one interval away. Audited.',
    access: 'operations.write',
    body: automationDraftSchema,
    status: 201,
    response: automationSchema,
    notes:
      'Intervals are whole milliseconds from 1 minute to 365 days (from 1 second where AUTOMATIONS_ALLOW_SECONDS is set), counted in UTC from the moment when it was activated: clock changes of a time zone do not move them.',
  }),
  staffUpdateAutomation: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/automations/:id',
    summary:
      'Activate or deactivate an automation, or change its interval. The next run is then one interval away. Audited.',
    access: 'operations.write',
    params: idParamsSchema,
    body: automationChangeSchema,
    response: automationSchema,
    errors: [404, 409],
  }),
  staffDeleteAutomation: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/automations/:id',
    summary: 'Delete an automation. A run that is under way goes on to its end. Audited.',
    access: 'operations.write',
    params: idParamsSchema,
    response: z.object({ id: z.string() }),
    errors: [404],
  }),
  staffRunAutomation: defineEndpoint({
    method: 'POST',
    path: '/api/admin/automations/:id/run',
    summary:
      'Run an automation now, active or not; its slots stay as they are. Conflicts while a run is under way. Audited.',
    access: 'operations.write',
    params: idParamsSchema,
    response: automationSchema,
    errors: [404, 409],
  }),
  staffListAutomationRuns: defineEndpoint({
    method: 'GET',
    path: '/api/admin/automations/:id/runs',
    summary: 'The last 50 runs of an automation, newest first. Runs are kept for 90 days.',
    access: 'operations.read',
    params: idParamsSchema,
    response: z.array(automationRunSchema),
    errors: [404],
  }),
} as const;
