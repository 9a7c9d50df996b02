import { automationChangedV1 } from '@academy/contracts/events/scheduler/automation-changed.v1.ts';
import { aggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import type { KnownAutomations } from '../automations/known-automations.ts';

const example = {
  id: '0197f3a0-0000-7000-8000-000000000001',
  type: 'refresh_news',
  isActive: true,
  intervalMs: 3_600_000,
  isDeleted: false,
};

/** Keeps which automations there are: an active one stands in for a timer of the service. */
export const automationChangedHandler = (deps: { knownAutomations: KnownAutomations }): EventHandler =>
  defineHandler({
    event: automationChangedV1,
    expects: z.object({ type: z.string(), isActive: z.boolean(), isDeleted: z.boolean() }),
    example,
    handle: async (envelope) => {
      const { type, isActive, isDeleted } = envelope.data;
      const version = aggregateVersion(envelope);
      await (isDeleted
        ? deps.knownAutomations.remove(version)
        : deps.knownAutomations.keep(version, { type, isActive }));
    },
  });
