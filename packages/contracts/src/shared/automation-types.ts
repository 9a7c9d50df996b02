import { z } from 'zod';
import { automationKinds, type AutomationType } from '../automations/kinds/automation-kinds.ts';
import { every } from '../automations/kinds/automation-kind.ts';

export type { AutomationType };

// Object.keys forgets which keys there are.
export const automationTypes = Object.keys(automationKinds) as [AutomationType, ...AutomationType[]];
export const automationTypeSchema = z.enum(automationTypes);

/** How far apart two slots may be, in milliseconds. Below `min` only where the configuration allows seconds. */
export const automationInterval = { trialMin: 1_000, min: 60_000, max: 365 * every.day } as const;
