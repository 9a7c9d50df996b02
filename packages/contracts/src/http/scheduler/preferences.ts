import { z } from 'zod';
import { bilingualSchema } from '../../shared/language.ts';
import { channelsOf, notificationActivitySchema } from '../../shared/notification-activities.ts';
import { defineEndpoint } from '../endpoint.ts';

/** An object of switches: one for each channel that the activity has. */
const switchesOf = (activity: z.output<typeof notificationActivitySchema>) =>
  z.strictObject(Object.fromEntries(channelsOf(activity).map((channel) => [channel, z.boolean()])));

/** Each activity with its channels, as a strict schema: an unknown activity or channel is an error. */
const matrix = Object.fromEntries(
  notificationActivitySchema.options.map((activity) => [activity, switchesOf(activity)]),
);

/** What a member is notified of, by activity: a switch for each channel that it has. */
export const notificationPreferencesSchema = z.record(
  z.string(),
  z.strictObject({
    /** What the settings call the activity. */
    name: bilingualSchema,
    app: z.boolean().optional(),
    mail: z.boolean().optional(),
  }),
);
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** The switches to set, `{ reply: { mail: false } }`; those that are not named stay. */
export const notificationPreferencesChangeSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(matrix).map(([activity, switches]) => [activity, switches.partial().optional()]),
  ),
);
export type NotificationPreferencesChange = z.infer<typeof notificationPreferencesChangeSchema>;

export const preferenceEndpoints = {
  getNotificationPreferences: defineEndpoint({
    method: 'GET',
    path: '/api/notifications/preferences',
    summary: 'Get what the caller is notified of, by activity and channel.',
    access: 'member',
    response: notificationPreferencesSchema,
  }),
  setNotificationPreferences: defineEndpoint({
    method: 'PUT',
    path: '/api/notifications/preferences',
    summary: 'Set what the caller is notified of. Switches that the body does not name stay as they are.',
    access: 'member',
    body: notificationPreferencesChangeSchema,
    response: notificationPreferencesSchema,
  }),
} as const;
