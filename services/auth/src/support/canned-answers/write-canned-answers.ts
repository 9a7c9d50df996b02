import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { AuthDeps } from '../../deps.ts';
import type { CannedAnswerDraft, CannedAnswerRecord } from './canned-answer.ts';
import { cannedAnswerChangedMeanwhile, cannedAnswerNotFound } from './canned-answer-texts.ts';

type Deps = Pick<AuthDeps, 'cannedAnswers' | 'now'>;
type Change = { [Field in keyof CannedAnswerDraft]?: CannedAnswerDraft[Field] | undefined };

interface Act {
  action: 'created' | 'updated' | 'deleted';
  id: string;
  actorId: string;
  fields: readonly string[];
  at: Date;
}

const audit = ({ action, id, ...act }: Act): PendingEvent =>
  staffActionRecorded({
    ...act,
    action: `canned-answer.${action}`,
    resource: 'canned-answers',
    resourceId: id,
  });

/** Throws 404. */
export const readCannedAnswer = async ({ cannedAnswers }: Deps, id: string): Promise<CannedAnswerRecord> => {
  const found = await cannedAnswers.find(id);
  if (!found) throw cannedAnswerNotFound();
  return found;
};

export const createCannedAnswer = (
  { cannedAnswers, now }: Deps,
  { draft, actorId }: { draft: CannedAnswerDraft; actorId: string },
): Promise<CannedAnswerRecord> => {
  const [id, at] = [newId(), now()];
  const event = audit({ action: 'created', id, actorId, fields: Object.keys(draft), at });
  return cannedAnswers.add({ _id: id, ...draft, updatedAt: at }, event);
};

/** Throws 404, and 409 when the record has moved on. */
export const changeCannedAnswer = async (
  { cannedAnswers, now }: Deps,
  { id, change, expectedVersion, actorId }: StaffEdit<Change>,
): Promise<CannedAnswerRecord> => {
  const changed = await cannedAnswers.change(id, (current) => {
    assertExpectedVersion(expectedVersion, current.version, cannedAnswerChangedMeanwhile);
    const state = changedFields(current, change);
    const fields = Object.keys(state);
    if (fields.length === 0) return null;
    const at = now();
    return {
      state: { ...state, updatedAt: at },
      events: [audit({ action: 'updated', id, actorId, fields, at })],
    };
  });
  if (!changed) throw cannedAnswerNotFound();
  return changed;
};

/** Throws 404. */
export const deleteCannedAnswer = async (
  { cannedAnswers, now }: Deps,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> => {
  const event = audit({ action: 'deleted', id, actorId, fields: [], at: now() });
  if (!(await cannedAnswers.remove(id, event))) throw cannedAnswerNotFound();
};
