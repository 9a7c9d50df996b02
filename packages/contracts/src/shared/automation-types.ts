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
const hourMs = 60 * minuteMs;

/** These look at each member's own time zone, so they have something to do in any hour. */
const hourly: ReadonlySet<AutomationType> = new Set(['practice_reminder', 'weekly_goal']);

/** The interval that suits a type, in milliseconds: an hour or a day. */
export const suitedIntervalMs = (type: AutomationType): number => (hourly.has(type) ? hourMs : 24 * hourMs);

/** Whether it publishes what staff have queued, so that nothing is missed while it is off. */
export const publishesQueue = (type: AutomationType): boolean =>
  type === 'publish_next_document' || type === 'publish_next_course';

/** How far apart two slots may be, in milliseconds. Below `min` only where the configuration allows seconds. */
export const automationInterval = { trialMin: 1_000, min: minuteMs, max: 365 * 24 * hourMs } as const;
