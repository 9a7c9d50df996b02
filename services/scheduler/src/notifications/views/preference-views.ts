import type { NotificationPreferences } from '@academy/contracts/http/scheduler/preferences.ts';
import { channelsOf, notificationActivitySchema } from '@academy/contracts/shared/notification-activities.ts';
import { isOn, type Choices } from '../domain/preferences.ts';
import { activityKinds } from '../kinds/notification-kinds.ts';

/** The whole matrix for one member. */
export const preferencesOf = (choices: Choices): NotificationPreferences =>
  Object.fromEntries(
    notificationActivitySchema.options.map((activity) => {
      const { es, en } = activityKinds[activity].words;
      const switches = channelsOf(activity).map((channel) => [channel, isOn(choices, { activity, channel })]);
      return [activity, { name: { es: es.activity, en: en.activity }, ...Object.fromEntries(switches) }];
    }),
  );
