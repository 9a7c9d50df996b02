import type { ContentVersion } from '@academy/contracts/shared/kept-versions.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  listKeptVersions,
  readKeptVersion,
  readRestorableVersion,
  type ContentVersionDetail,
} from '@academy/service-kit/versions/read-kept-versions.ts';
import { courseNotFound, exerciseNotFound, lessonNotFound } from '../../domain/catalog-texts.ts';
import type { CatalogDeps } from '../deps.ts';

type VersionDeps = Pick<CatalogDeps, 'courses' | 'lessons' | 'versions'>;

/** What has versions, as the back office calls it. */
export type Kind = 'courses' | 'lessons' | 'exercises';

export interface OfRecord {
  kind: Kind;
  recordId: string;
}

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

/** A page of a record's kept versions, newest first. */
export const listVersions = async (
  deps: VersionDeps,
  record: OfRecord,
  range: StaffList['range'],
): Promise<{ rows: ContentVersion[]; total: number }> => {
  await settle(deps, record);
  return listKeptVersions(deps.versions, record, range);
};

export const readVersion = async (
  deps: VersionDeps,
  record: OfRecord,
  versionId: string,
): Promise<ContentVersionDetail> => {
  await settle(deps, record);
  return readKeptVersion(deps.versions, record, versionId);
};

/** The same to be restored. Throws DomainError 409 where it is not as it was kept. */
export const readVersionToRestore = async (
  deps: VersionDeps,
  record: OfRecord,
  versionId: string,
): Promise<ContentVersionDetail> => {
  await settle(deps, record);
  return readRestorableVersion(deps.versions, record, versionId);
};
