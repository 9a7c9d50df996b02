import { automationDueV1 } from '@academy/contracts/events/scheduler/automation-due.v1.ts';
import { z } from 'zod';
import { defineHandler, type EventHandler } from '../consumers/event-handler.ts';
import type { AutomationInbox } from './automation-work.ts';

const example = {
  runId: '0197f3a0-0000-7000-8000-000000000001@2026-01-02T03:00:00.000Z',
  automationId: '0197f3a0-0000-7000-8000-000000000001',
  type: 'refresh_news',
  slot: '2026-01-02T03:00:00.000Z',
};

/** Takes the runs that are the service's work into its queue, each once; runs of other services are left alone. */
export const automationDueHandler = (deps: { automations: AutomationInbox }): EventHandler =>
  defineHandler({
    event: automationDueV1,
    expects: z.object({ runId: z.string(), automationId: z.string(), type: z.string() }),
    example,
    handle: ({ data }) => deps.automations.add(data),
  });
