import { automationEndpoints } from './scheduler/automations.ts';
import { preferenceEndpoints } from './scheduler/preferences.ts';

export const schedulerEndpoints = { ...automationEndpoints, ...preferenceEndpoints } as const;
