import { findAutomationKind } from '@academy/contracts/automations/kinds/automation-kinds.ts';
import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';

/**
 * The types that are there but paused, each once. What is paused in a new academy is left out: it is staff's to begin; and
 * so is what staff deleted, and what this version does not know.
 */
export const typesOff = (automations: readonly Pick<Automation, 'type' | 'isActive'>[]): string[] => {
  const active = new Set(automations.filter(({ isActive }) => isActive).map(({ type }) => type));
  const types = new Set(automations.map(({ type }) => type));
  return [...types].filter((type) => !active.has(type) && findAutomationKind(type)?.atFirst === 'active');
};
