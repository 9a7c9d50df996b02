import type {
  Automation,
  automationChangeSchema,
  AutomationDraft,
} from '@academy/contracts/http/scheduler/automations.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { z } from 'zod';
import type { AutomationRecord, AutomationState } from '../domain/automation.ts';
import { automationAction, automationChanged, automationDeleted } from '../domain/automation-events.ts';
import {
  automationChangedMeanwhile,
  automationNotFound,
  intervalTooShort,
} from '../domain/automation-texts.ts';
import { firstSlot } from '../domain/slots.ts';
import { toAutomation } from '../views/automation-views.ts';
import type { AutomationDeps } from './automation-deps.ts';

/** As staff read it. */
const shown = async (
  { runs }: Pick<AutomationDeps, 'runs'>,
  automation: AutomationRecord,
  language: Language,
): Promise<Automation> =>
  toAutomation(automation, { language, lastFailed: await runs.hasLastFailed(automation._id) });

/** A page of all automations, with the count of all that match. */
export const listAutomations = async (
  deps: AutomationDeps,
  list: StaffList,
  language: Language,
): Promise<{ rows: Automation[]; total: number }> => {
  const { rows, total } = await deps.automations.listForStaff(list);
  return { rows: await Promise.all(rows.map((row) => shown(deps, row, language))), total };
};

/** Throws DomainError 404. */
export const readAutomation = async (
  deps: Pick<AutomationDeps, 'automations' | 'runs'>,
  id: string,
  language: Language,
): Promise<Automation> => {
  const automation = await deps.automations.find(id);
  if (!automation) throw automationNotFound();
  return shown(deps, automation, language);
};

interface Creation {
  draft: AutomationDraft;
  actorId: string;
  language: Language;
}

/** Creates an automation, whose first slot is one interval away. Throws DomainError 400 for too short an interval. */
export const createAutomation = async (
  { automations, minIntervalMs, now }: AutomationDeps,
  { draft, actorId, language }: Creation,
): Promise<Automation> => {
  if (draft.intervalMs < minIntervalMs) throw intervalTooShort();
  const at = now();
  const state: AutomationState = {
    _id: newId(),
    ...draft,
    nextRunAt: draft.isActive ? firstSlot(at, draft.intervalMs) : null,
    lastRunAt: null,
    createdAt: at,
  };
  const fields = ['type', 'intervalMs', 'isActive'];
  const audit = automationAction('created', { id: state._id, actorId, fields, at });
  const created = await automations.create(state, [automationChanged(state), audit]);
  return toAutomation(created, { language, lastFailed: false });
};

type Change = z.output<typeof automationChangeSchema>;

/** What an automation is after staff's change; null where it changes nothing. A new interval is counted from now. */
const changed = (before: AutomationRecord, change: Change, at: Date) => {
  const fields = changedFields(before, change);
  if (Object.keys(fields).length === 0) return null;
  const { isActive, intervalMs } = { ...before, ...fields };
  const state = { isActive, intervalMs, nextRunAt: isActive ? firstSlot(at, intervalMs) : null };
  const switched = isActive ? 'activated' : 'deactivated';
  return {
    state,
    fields: Object.keys(fields),
    action: isActive === before.isActive ? ('updated' as const) : switched,
  } as const;
};

/**
 * Activates an automation, deactivates it, or changes its interval. Throws DomainError 400 for too short an interval, 404,
 * and 409 where it was changed meanwhile.
 */
export const changeAutomation = async (
  deps: AutomationDeps,
  { id, change, expectedVersion, actorId }: StaffEdit<Change>,
  language: Language,
): Promise<Automation> => {
  const { automations, minIntervalMs, now } = deps;
  const after = await automations.change(id, (before) => {
    assertExpectedVersion(expectedVersion, before.version, automationChangedMeanwhile);
    const at = now();
    const edit = changed(before, change, at);
    if (edit === null) return null;
    const { state, action, fields } = edit;
    if (fields.includes('intervalMs') && state.intervalMs < minIntervalMs) throw intervalTooShort();
    const audit = automationAction(action, { id, actorId, fields, values: { before, after: state }, at });
    return { state, events: [automationChanged({ ...before, ...state }), audit] };
  });
  if (!after) throw automationNotFound();
  return shown(deps, after, language);
};

/** Deletes an automation; its history goes with the sweep. Throws DomainError 404. */
export const deleteAutomation = async (
  { automations, seeding, now }: AutomationDeps,
  { id, actorId }: { id: string; actorId: string },
): Promise<{ id: string }> => {
  const at = now();
  const last = await automations.find(id);
  if (!last) throw automationNotFound();
  // Before it is gone: a start in between would make it anew.
  await seeding.done(last.type);
  const deleted = await automations.remove(id, (last) => [
    automationDeleted(last),
    automationAction('deleted', { id, actorId, fields: [], at }),
  ]);
  if (!deleted) throw automationNotFound();
  return { id };
};
