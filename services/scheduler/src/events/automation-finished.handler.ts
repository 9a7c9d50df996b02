import { automationFinishedV1 } from '@academy/contracts/events/scheduler/automation-finished.v1.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import type { SchedulerDeps } from '../deps.ts';
import { finishRun } from '../automations/use-cases/finish-run.ts';

const example = {
  runId: '0197f3a0-0000-7000-8000-000000000001@2026-01-02T03:00:00.000Z',
  automationId: '0197f3a0-0000-7000-8000-000000000001',
  type: 'refresh_news',
  startedAt: '2026-01-02T03:00:00.100Z',
  finishedAt: '2026-01-02T03:00:02.300Z',
  counts: { feeds: 3, added: 12, failed: 0 },
  error: null,
};

/** Keeps what came of a run in the ledger. */
export const automationFinishedHandler = (deps: SchedulerDeps): EventHandler =>
  defineHandler({
    event: automationFinishedV1,
    expects: z.object({
      runId: z.string(),
      startedAt: z.iso.datetime(),
      finishedAt: z.iso.datetime(),
      counts: z.record(z.string(), z.number()),
      error: z.object({ es: z.string(), en: z.string() }).nullable(),
    }),
    example,
    handle: ({ data, source }) => finishRun(deps, { ...data, service: source.replace('/academy/', '') }),
  });
