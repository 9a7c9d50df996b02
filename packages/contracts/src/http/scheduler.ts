import { automationEndpoints } from './scheduler/automations.ts';

export const schedulerEndpoints = { ...automationEndpoints } as const;
