import { changedFields, type Changed } from '../audit/changed-fields.ts';
import { staffActionRecorded } from '../audit/staff-action.ts';
import type { PendingEvent } from '../outbox/pending-event.ts';
import { assertExpectedVersion } from '../staff/expected-version.ts';
import type { StaffEdit } from '../staff/staff-edit.ts';
import type { CategoryFields } from './category.ts';
import { categoryChangedMeanwhile } from './category-texts.ts';

interface CategoryEdit<Change> extends StaffEdit<Change> {
  at: Date;
  /** As the audit log calls what is done, and the back office the categories. */
  audit: { action: string; resource: string };
}

/**
 * What an edit by staff changes of a category, with its entry for the audit log; null where it says nothing new. Throws DomainError
 * 409 where staff saw another version.
 */
export const editedCategory = <Change extends object>(
  before: CategoryFields & { version: number } & { [Field in keyof Change]?: unknown },
  { id, change, expectedVersion, actorId, at, audit }: CategoryEdit<Change>,
): { fields: Changed<Change>; event: PendingEvent } | null => {
  assertExpectedVersion(expectedVersion, before.version, categoryChangedMeanwhile);
  const fields = changedFields(before, change);
  const names = Object.keys(fields);
  if (names.length === 0) return null;
  const values = { before, after: fields };
  return {
    fields,
    event: staffActionRecorded({ ...audit, resourceId: id, actorId, fields: names, values, at }),
  };
};
