import { automationEndpoints } from './scheduler/automations.ts';
import { mailEndpoints } from './scheduler/mails.ts';
import { notificationEndpoints } from './scheduler/notifications.ts';
import { preferenceEndpoints } from './scheduler/preferences.ts';
import { unsubscribeEndpoints } from './scheduler/unsubscribe.ts';

export const schedulerEndpoints = {
  ...automationEndpoints,
  ...preferenceEndpoints,
  ...notificationEndpoints,
  ...unsubscribeEndpoints,
  ...mailEndpoints,
} as const;
