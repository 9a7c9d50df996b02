import { automationEndpoints } from './automations.ts';
import { mailEndpoints } from './mails.ts';
import { notificationEndpoints } from './notifications.ts';
import { preferenceEndpoints } from './preferences.ts';
import { unsubscribeEndpoints } from './unsubscribe.ts';

export const schedulerEndpoints = {
  ...automationEndpoints,
  ...preferenceEndpoints,
  ...notificationEndpoints,
  ...unsubscribeEndpoints,
  ...mailEndpoints,
} as const;
