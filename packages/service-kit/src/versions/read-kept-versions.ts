import type { ContentVersion } from '@academy/contracts/shared/kept-versions.ts';
import type { StaffList } from '../staff/staff-list.ts';
import { versionAltered, versionNotFound } from './version-texts.ts';
import type { VersionRepository } from './version-repository.ts';
import type { VersionRecord } from './version.ts';

type OfRecord = Pick<VersionRecord, 'kind' | 'recordId'>;

/** A kept state as it was: fields that records have gained since are not in it. */
export type ContentVersionDetail = ContentVersion & { state: Record<string, unknown> };

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

/** A page of a record's kept versions as staff see them, newest first. */
export const listKeptVersions = async (
  versions: VersionRepository,
  record: OfRecord,
  range: StaffList['range'],
): Promise<{ rows: ContentVersion[]; total: number }> => {
  const { rows, total } = await versions.list(record, range);
  return { rows: rows.map(toVersion), total };
};

// Its state was written by `versionsOfWrite`, from an object.
const toDetail = (version: VersionRecord): ContentVersionDetail => ({
  ...toVersion(version),
  state: JSON.parse(version.state) as Record<string, unknown>,
});

const foundVersion = async (
  versions: VersionRepository,
  record: OfRecord,
  versionId: string,
): Promise<VersionRecord> => {
  const version = await versions.find(record, versionId);
  if (!version) throw versionNotFound();
  return version;
};

/** One version with its state. Throws DomainError 404 where the record has none of that id. */
export const readKeptVersion = async (
  versions: VersionRepository,
  record: OfRecord,
  versionId: string,
): Promise<ContentVersionDetail> => toDetail(await foundVersion(versions, record, versionId));

/** The same to be restored. Throws DomainError 409 where it is not as it was kept. */
export const readRestorableVersion = async (
  versions: VersionRepository,
  record: OfRecord,
  versionId: string,
): Promise<ContentVersionDetail> => {
  const version = await foundVersion(versions, record, versionId);
  if (!versions.isAsKept(version)) throw versionAltered();
  return toDetail(version);
};
