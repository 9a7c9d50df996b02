import type { Automation, AutomationRun } from '@academy/contracts/http/scheduler/automations.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { AutomationRecord } from '../domain/automation.ts';
import type { RunRecord } from '../domain/run.ts';
import { descriptionOf, resultOf } from '../domain/type-texts.ts';

export const toAutomation = (automation: AutomationRecord, language: Language): Automation => ({
  id: automation._id,
  type: automation.type,
  description: descriptionOf(automation.type)[language],
  isActive: automation.isActive,
  intervalMs: automation.intervalMs,
  lastRun: automation.lastRunAt?.toISOString() ?? null,
  nextRun: automation.nextRunAt?.toISOString() ?? null,
  version: automation.version,
});

const statusOf = ({ finishedAt, error }: RunRecord): AutomationRun['status'] => {
  if (finishedAt === null) return 'running';
  return error === null ? 'succeeded' : 'failed';
};

export const toAutomationRun = (run: RunRecord, language: Language): AutomationRun => ({
  id: run._id,
  automationId: run.automationId,
  slot: run.slot.toISOString(),
  trigger: run.trigger,
  status: statusOf(run),
  startedAt: run.startedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
  durationMs: run.durationMs,
  result: run.counts === null || run.error !== null ? null : resultOf(run.type, run.counts)[language],
  error: run.error?.[language] ?? null,
  missedSlots: run.missedSlots,
});
