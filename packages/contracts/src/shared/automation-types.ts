import { z } from 'zod';

/** What staff can have done by time. Each is the work of one service, which says in its own code what it does. */
export const automationTypes = [
  'refresh_news',
  'refresh_tools',
  'reconcile_subscriptions',
  'retention_sweep',
  'publish_next_document',
  'publish_next_course',
  'exercise_review',
  'practice_reminder',
  'weekly_goal',
  'weekly_digest',
] as const;
export type AutomationType = (typeof automationTypes)[number];
export const automationTypeSchema = z.enum(automationTypes);

const minuteMs = 60_000;

/** How far apart two slots may be, in milliseconds. Below `min` only where the configuration allows seconds. */
export const automationInterval = { trialMin: 1_000, min: minuteMs, max: 365 * 24 * 60 * minuteMs } as const;
