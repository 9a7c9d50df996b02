import { automationEndpoints } from './scheduler/automations.ts';
import { notificationEndpoints } from './scheduler/notifications.ts';
import { preferenceEndpoints } from './scheduler/preferences.ts';

export const schedulerEndpoints = {
  ...automationEndpoints,
  ...preferenceEndpoints,
  ...notificationEndpoints,
} as const;
