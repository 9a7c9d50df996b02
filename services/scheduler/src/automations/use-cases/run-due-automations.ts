import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { AutomationRecord } from '../domain/automation.ts';
import { automationDue } from '../domain/automation-events.ts';
import { newRun } from '../domain/run.ts';
import { slotsDue } from '../domain/slots.ts';
import type { AutomationDeps } from './automation-deps.ts';

/** The service that has the work has been away for a day, or its event has expired. */
const giveUpAfterMs = 24 * 60 * 60 * 1000;
const noAnswer = {
  es: 'El servicio que hace este trabajo no respondió en 24 horas.',
  en: 'The service that does this work did not answer within 24 hours.',
} as const;

/**
 * Enters each due slot in the ledger and goes on. A crash in between, or another replica at the same time, finds the
 * slot entered and only goes on.
 */
const runDue = async (
  { automations, runs, now }: AutomationDeps,
  automation: AutomationRecord,
): Promise<void> => {
  const { nextRunAt, intervalMs } = automation;
  if (nextRunAt === null) return;
  const at = now();
  const { slots, missed, next } = slotsDue({ nextRunAt, intervalMs }, at);
  for (const [index, slot] of slots.entries()) {
    const missedSlots = index === 0 ? missed : 0;
    const run = newRun({ automation, slot, trigger: 'schedule', missedSlots, at });
    await runs.open(run, [automationDue(run)]);
    failPoint('automations.slot_opened');
  }
  await automations.advance({ id: automation._id, from: nextRunAt, to: next, at });
};

/** Runs every automation whose slot has come; one that fails does not hold up the others, and comes again. */
export const runDueAutomations = async (deps: AutomationDeps): Promise<void> => {
  const at = deps.now();
  for (const automation of await deps.automations.listDue(at)) {
    try {
      await runDue(deps, automation);
    } catch (error) {
      deps.logger.warn({ err: error, automation: automation._id }, 'a due automation could not be run');
    }
  }
  const before = new Date(at.getTime() - giveUpAfterMs);
  const givenUp = await deps.runs.giveUpBefore(before, { at, error: noAnswer });
  if (givenUp > 0) deps.logger.warn({ givenUp }, 'runs without an answer are given up');
};
