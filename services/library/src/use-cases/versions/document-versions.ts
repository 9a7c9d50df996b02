import type { ContentVersion } from '@academy/contracts/shared/kept-versions.ts';
import { documentChangeSchema, type StaffDocument } from '@academy/contracts/http/library/staff-documents.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  listKeptVersions,
  readKeptVersion,
  readRestorableVersion,
  type ContentVersionDetail,
} from '@academy/service-kit/versions/read-kept-versions.ts';
import { restorable } from '@academy/service-kit/versions/restorable.ts';
import { documentNotFound } from '../../domain/library-texts.ts';
import { toStaffDocument } from '../../views/document-views.ts';
import { inOpenCategory } from '../categories/assert-category.ts';
import { changeDocument } from '../change-document.ts';
import type { LibraryDeps } from '../deps.ts';

type VersionDeps = Pick<LibraryDeps, 'documents' | 'versions'>;

const recordOf = (id: string) => ({ kind: 'documents', recordId: id });

/** The document whose versions are asked for, with what waits in it filed, so that the list is whole. Throws 404. */
const settled = async ({ documents }: VersionDeps, id: string): Promise<StaffDocument> => {
  const document = await documents.find(id);
  if (!document) throw documentNotFound();
  await documents.fileVersions(id);
  return toStaffDocument(document);
};

/** A page of a document's kept versions, newest first. */
export const listDocumentVersions = async (
  deps: VersionDeps,
  id: string,
  range: StaffList['range'],
): Promise<{ rows: ContentVersion[]; total: number }> => {
  await settled(deps, id);
  return listKeptVersions(deps.versions, recordOf(id), range);
};

export const readDocumentVersion = async (
  deps: VersionDeps,
  { id, versionId }: { id: string; versionId: string },
): Promise<ContentVersionDetail> => {
  await settled(deps, id);
  return readKeptVersion(deps.versions, recordOf(id), versionId);
};

// Whether readers see it is a decision of today.
export const restoredTexts = documentChangeSchema.omit({ status: true, isPremium: true });

interface Restoring {
  id: string;
  versionId: string;
  /** What staff saw. */
  expectedVersion: number | null;
  actorId: string;
}

/** Saves what a version said, as any save: refused the same, kept as a version of its own. */
export const restoreDocumentVersion = async (
  deps: LibraryDeps,
  { versionId, ...edit }: Restoring,
): Promise<StaffDocument> => {
  const current = await settled(deps, edit.id);
  const { state } = await readRestorableVersion(deps.versions, recordOf(edit.id), versionId);
  const change = await inOpenCategory(deps, restorable(restoredTexts, { state, current }));
  return changeDocument(deps, { ...edit, change, restores: true });
};
