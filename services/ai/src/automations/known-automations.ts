import type { AutomationType } from '@academy/contracts/shared/automation-types.ts';
import type { AggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import { applyNewer, removeNewer } from '@academy/service-kit/consumers/apply-newer.ts';
import type { AutomationModel } from './data/automation-model.ts';

/** The automations that the scheduler has published, as a read model. */
export interface KnownAutomations {
  keep: (version: AggregateVersion, automation: { type: string; isActive: boolean }) => Promise<unknown>;
  remove: (version: AggregateVersion) => Promise<unknown>;
  /** Whether an active automation of this type stands in for the service's own timer. */
  isAutomated: (type: AutomationType) => Promise<boolean>;
}

export const createKnownAutomations = (model: AutomationModel): KnownAutomations => ({
  keep: (version, automation) => applyNewer(model, version, automation),
  remove: (version) => removeNewer(model, version),
  isAutomated: async (type) => (await model.exists({ type, isActive: true })) !== null,
});
