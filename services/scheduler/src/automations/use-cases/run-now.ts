import { findAutomationKind } from '@academy/contracts/automations/kinds/automation-kinds.ts';
import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { automationAction, automationDue } from '../domain/automation-events.ts';
import {
  automationNotFound,
  automationOfAnotherVersion,
  automationRunning,
} from '../domain/automation-texts.ts';
import { newRun } from '../domain/run.ts';
import type { AutomationDeps } from './automation-deps.ts';
import { readAutomation } from './staff-automations.ts';

/** Runs an automation beside its slots. Throws DomainError 404, or 409 while a run is under way or where this version does not know its type. */
export const runNow = async (
  deps: AutomationDeps,
  { id, actorId, language }: { id: string; actorId: string; language: Language },
): Promise<Automation> => {
  const { automations, runs, now } = deps;
  const automation = await automations.find(id);
  if (!automation) throw automationNotFound();
  if (findAutomationKind(automation.type) === null) throw automationOfAnotherVersion();
  if (await runs.isRunning(id)) throw automationRunning();
  const at = now();
  const run = newRun({ automation, slot: at, trigger: 'staff', at });
  const audit = automationAction('run', { id, actorId, fields: [], at });
  if (!(await runs.open(run, [automationDue(run), audit]))) throw automationRunning();
  await automations.ran(id, at);
  return readAutomation(deps, id, language);
};
