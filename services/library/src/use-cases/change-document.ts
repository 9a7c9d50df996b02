import type { documentChangeSchema, StaffDocument } from '@academy/contracts/http/library/staff-documents.ts';
import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { z } from 'zod';
import { toStaffDocument } from '../views/document-views.ts';
import { changedMeanwhile, documentNotFound } from '../domain/library-texts.ts';
import type { LibraryDeps } from './deps.ts';
import { editDocument } from './edit-document.ts';

interface DocumentEdit extends StaffEdit<z.output<typeof documentChangeSchema>> {
  /** It brings back what an earlier version said. */
  restores?: boolean;
}

/** Changes a document by staff; becoming published announces it. Throws DomainError 400, 404 or 409. */
export const changeDocument = async (
  { documents, categories, published, pdfs, now }: LibraryDeps,
  { id, change, expectedVersion, actorId, restores = false }: DocumentEdit,
): Promise<StaffDocument> => {
  const changed = await documents.change(id, async (before) => {
    assertExpectedVersion(expectedVersion, before.version, changedMeanwhile);
    const fields = changedFields(before, change);
    if (Object.keys(fields).length === 0) return null;
    const at = now();
    const { state, events } = await editDocument({ categories, pdfs }, before, { fields, at });
    const audit = staffActionRecorded({
      actorId,
      action: restores ? 'document.version_restored' : 'document.updated',
      resource: 'documents',
      resourceId: id,
      fields: Object.keys(fields),
      values: { before, after: fields },
      at,
    });
    const saved = { by: actorId, source: restores ? 'restored' : 'saved' } as const;
    return { state, events: [...events, audit], saved };
  });
  if (!changed) throw documentNotFound();
  published.forget();
  return toStaffDocument(changed);
};
