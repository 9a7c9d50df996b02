import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { versionConflict, type DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { HideMarks } from '../data/hide-marks.ts';
import { visibilityOf } from '../domain/hide-mark.ts';

const changedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Otra persona lo ha cambiado mientras tanto. Vuelve a cargar la lista.',
    en: 'Someone else has changed this in the meantime. Reload the list.',
  });

interface HidingDeps {
  marks: HideMarks;
  now: () => Date;
}

/** What is hidden, as the audit log calls it: `news` and `news-item`, say. */
interface Hideable {
  resource: string;
  noun: string;
}

/** Hides an item from everybody, or shows it again. Where it is so already, nothing is changed. */
export const setHidden = async (
  { marks, now }: HidingDeps,
  { resource, noun }: Hideable,
  { id, change: { isHidden }, expectedVersion, actorId }: StaffEdit<{ isHidden?: boolean | undefined }>,
): Promise<void> => {
  const check = (version: number): void => {
    assertExpectedVersion(expectedVersion, version, changedMeanwhile);
  };
  const stands = visibilityOf((await marks.of([id])).get(id));
  check(stands.version);
  if (isHidden === undefined || isHidden === stands.isHidden) return;
  const at = now();
  const event = staffActionRecorded({
    actorId,
    action: `${noun}.${isHidden ? 'hidden' : 'shown'}`,
    resource,
    resourceId: id,
    fields: ['isHidden'],
    values: { before: stands, after: { isHidden } },
    at,
  });
  await marks.set(id, { isHidden, at, event, check });
};
