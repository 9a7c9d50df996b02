import { findAutomationKind } from '@academy/contracts/automations/kinds/automation-kinds.ts';
import type { Automation, AutomationRun } from '@academy/contracts/http/scheduler/automations.ts';
import type { Bilingual, Language } from '@academy/contracts/shared/language.ts';
import type { AutomationRecord } from '../domain/automation.ts';
import type { RunRecord } from '../domain/run.ts';
import { unknownType } from '../domain/automation-texts.ts';

interface Told {
  language: Language;
  lastFailed: boolean;
}

export const toAutomation = (automation: AutomationRecord, { language, lastFailed }: Told): Automation => ({
  id: automation._id,
  type: automation.type,
  description: (findAutomationKind(automation.type)?.description ?? unknownType)[language],
  isActive: automation.isActive,
  intervalMs: automation.intervalMs,
  lastRun: automation.lastRunAt?.toISOString() ?? null,
  lastFailed,
  nextRun: automation.nextRunAt?.toISOString() ?? null,
  version: automation.version,
});

const statusOf = ({ finishedAt, error }: RunRecord): AutomationRun['status'] => {
  if (finishedAt === null) return 'running';
  return error === null ? 'succeeded' : 'failed';
};

const resultOf = ({ type, counts, error }: RunRecord): Bilingual | null =>
  counts === null || error !== null ? null : (findAutomationKind(type)?.resultOf(counts) ?? null);

export const toAutomationRun = (run: RunRecord, language: Language): AutomationRun => ({
  id: run._id,
  automationId: run.automationId,
  slot: run.slot.toISOString(),
  trigger: run.trigger,
  status: statusOf(run),
  startedAt: run.startedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
  durationMs: run.durationMs,
  result: resultOf(run)?.[language] ?? null,
  error: run.error?.[language] ?? null,
  missedSlots: run.missedSlots,
});
