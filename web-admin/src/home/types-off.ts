import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';
import { publishesQueue, type AutomationType } from '@academy/contracts/shared/automation-types.ts';

/**
 * The types that are there but paused, each once. What publishes a queue is left out: it is staff's to begin; and so is
 * what staff deleted.
 */
export const typesOff = (automations: readonly Pick<Automation, 'type' | 'isActive'>[]): AutomationType[] => {
  const active = new Set(automations.filter(({ isActive }) => isActive).map(({ type }) => type));
  const types = new Set(automations.map(({ type }) => type));
  return [...types].filter((type) => !active.has(type) && !publishesQueue(type));
};
