import { automationKinds } from '@academy/contracts/automations/kinds/automation-kinds.ts';
import { automationTypes, type AutomationType } from '@academy/contracts/shared/automation-types.ts';
import type { AutomationState } from '../domain/automation.ts';
import { automationChanged } from '../domain/automation-events.ts';
import { firstSlot } from '../domain/slots.ts';
import type { Seeding } from '../data/seeding-model.ts';
import type { AutomationDeps } from './automation-deps.ts';

export interface SeedingDeps extends Pick<AutomationDeps, 'automations' | 'seeding' | 'logger' | 'now'> {
  /** Whether nobody has registered here yet. */
  isNewAcademy: () => Promise<boolean>;
}

/** In a new academy everything runs but what publishes: staff decide when their queues move. */
const runFromTheStart = automationTypes.filter((type) => automationKinds[type].atFirst === 'active');

const beginSeeding = async ({ seeding, automations, isNewAcademy }: SeedingDeps): Promise<Seeding> => {
  const begun = await seeding.find();
  if (begun) return begun;
  const isNew = (await isNewAcademy()) && (await automations.isEmpty());
  return seeding.begin(isNew ? runFromTheStart : []);
};

const firstState = (type: AutomationType, { isActive, at }: { isActive: boolean; at: Date }) => {
  const { intervalMs } = automationKinds[type];
  const nextRunAt = isActive ? firstSlot(at, intervalMs) : null;
  // The id is the type: however many replicas start at once, one is made.
  return { _id: type, type, isActive, intervalMs, nextRunAt, lastRunAt: null, createdAt: at };
};

/**
 * Gives the academy an automation of each type, once: active in a new academy, paused in one that was in use before and
 * has none of that type. What staff delete does not come back. Broken off anywhere, the next start goes on with it.
 */
export const seedAutomations = async (deps: SeedingDeps): Promise<void> => {
  const { automations, seeding, logger, now } = deps;
  const { activeTypes, doneTypes } = await beginSeeding(deps);
  const missing = automationTypes.filter((type) => !doneTypes.includes(type));
  if (missing.length === 0) return;
  const present = new Set(await automations.listTypes());
  for (const type of missing) {
    const isActive = activeTypes.includes(type);
    const state: AutomationState = firstState(type, { isActive, at: now() });
    const isMade = !present.has(type) && (await automations.createOnce(state, [automationChanged(state)]));
    if (isMade) logger.info({ automation: type, isActive }, 'an automation of this type is set up');
    await seeding.done(type);
  }
};
