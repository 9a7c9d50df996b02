import { documentChangeSchema, type StaffDocument } from '@academy/contracts/http/library/staff-documents.ts';
import { importedBase } from '@academy/service-kit/content/transfer/imported-base.ts';
import { fileStateIn, knownFile } from '@academy/service-kit/versions/file-state.ts';
import { restorable } from '@academy/service-kit/versions/restorable.ts';
import { documentNotFound } from '../../domain/library-texts.ts';
import { toStaffDocument } from '../../views/document-views.ts';
import { inOpenCategory } from '../categories/assert-category.ts';
import { changeDocument } from '../change-document.ts';
import type { LibraryDeps } from '../deps.ts';
import { storedSide } from '../transfer/compare-documents.ts';
import { restoredTexts } from './document-versions.ts';

type FileDeps = Pick<LibraryDeps, 'documents' | 'versions' | 'importBases'>;

const found = async (deps: FileDeps, id: string) => {
  const document = await deps.documents.find(id);
  if (!document) throw documentNotFound();
  const side = await storedSide(deps, document);
  const file = await importedBase(deps, { ...side, kind: 'documents', recordId: id, ours: side.fields });
  return { current: toStaffDocument(document), file };
};

/** What the file of a document says, as it was imported last. */
export const readDocumentFile = async (
  deps: FileDeps,
  id: string,
): Promise<{ state: Record<string, unknown> | null }> => ({
  state: fileStateIn(documentChangeSchema, (await found(deps, id)).file),
});

interface Restoring {
  id: string;
  /** What staff saw. */
  expectedVersion: number | null;
  actorId: string;
}

/** Saves what its file says, as a version is restored. Throws 404 where nobody knows what it says. */
export const restoreDocumentFile = async (deps: LibraryDeps, edit: Restoring): Promise<StaffDocument> => {
  const { current, file } = await found(deps, edit.id);
  const state = knownFile(file);
  const change = await inOpenCategory(deps, restorable(restoredTexts, { state, current }));
  return changeDocument(deps, { ...edit, change, restores: true });
};
