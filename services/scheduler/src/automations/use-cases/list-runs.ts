import type { AutomationRun } from '@academy/contracts/http/scheduler/automations.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { automationNotFound } from '../domain/automation-texts.ts';
import { toAutomationRun } from '../views/automation-views.ts';
import type { AutomationDeps } from './automation-deps.ts';

const mostShown = 50;

/** The last runs of an automation, newest first. Throws DomainError 404. */
export const listRuns = async (
  { automations, runs }: Pick<AutomationDeps, 'automations' | 'runs'>,
  id: string,
  language: Language,
): Promise<AutomationRun[]> => {
  if (!(await automations.find(id))) throw automationNotFound();
  return (await runs.listOf(id, mostShown)).map((run) => toAutomationRun(run, language));
};
