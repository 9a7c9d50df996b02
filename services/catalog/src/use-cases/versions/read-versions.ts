import type { ContentVersion } from '@academy/contracts/http/catalog/staff-versions.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { VersionRecord } from '@academy/service-kit/versions/version.ts';
import { courseNotFound, exerciseNotFound, lessonNotFound } from '../../domain/catalog-texts.ts';
import { versionNotFound } from '../../domain/version-texts.ts';
import type { CatalogDeps } from '../deps.ts';

type VersionDeps = Pick<CatalogDeps, 'courses' | 'lessons' | 'versions'>;

/** What has versions, as the back office calls it. */
export type Kind = 'courses' | 'lessons' | 'exercises';

export interface OfRecord {
  kind: Kind;
  recordId: string;
}

/** A kept state as it was: fields that records have gained since are not in it. */
export type ContentVersionDetail = ContentVersion & { state: Record<string, unknown> };

/** Files what waits in the record, so that the list is whole; throws 404 where staff do not have the record. */
const settle = async ({ courses, lessons }: VersionDeps, { kind, recordId }: OfRecord): Promise<void> => {
  if (kind === 'courses') {
    if (!(await courses.find(recordId))) throw courseNotFound();
    await courses.fileVersions(recordId);
    return;
  }
  const isLesson = kind === 'lessons';
  const lesson = await (isLesson ? lessons.find(recordId) : lessons.findOfExercise(recordId));
  if (!lesson) throw isLesson ? lessonNotFound() : exerciseNotFound();
  await lessons.fileVersions(lesson._id);
};

const toVersion = ({
  _id,
  savedAt,
  savedBy,
  source,
  fields,
  isPublished,
}: Omit<VersionRecord, 'state'>): ContentVersion => ({
  id: _id,
  savedAt: savedAt.toISOString(),
  savedBy,
  source,
  fields,
  isPublished,
});

/** A page of a record's kept versions, newest first. */
export const listVersions = async (
  deps: VersionDeps,
  record: OfRecord,
  range: StaffList['range'],
): Promise<{ rows: ContentVersion[]; total: number }> => {
  await settle(deps, record);
  const { rows, total } = await deps.versions.list(record, range);
  return { rows: rows.map(toVersion), total };
};

export const readVersion = async (
  deps: VersionDeps,
  record: OfRecord,
  versionId: string,
): Promise<ContentVersionDetail> => {
  await settle(deps, record);
  const version = await deps.versions.find(record, versionId);
  if (!version) throw versionNotFound();
  // Written by `versionsOfWrite`, from an object.
  return { ...toVersion(version), state: JSON.parse(version.state) as Record<string, unknown> };
};
