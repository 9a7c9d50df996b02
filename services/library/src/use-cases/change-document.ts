import type { documentChangeSchema, StaffDocument } from '@academy/contracts/http/library.ts';
import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { z } from 'zod';
import { toStaffDocument } from '../views/document-views.ts';
import { documentEvents } from '../domain/document-events.ts';
import { changedMeanwhile, documentNotFound } from '../domain/library-texts.ts';
import type { LibraryDocumentRecord } from '../domain/library-document.ts';
import { measure } from '../domain/measure.ts';
import { assertDrawable } from './assert-drawable.ts';
import type { LibraryDeps } from './deps.ts';

type DocumentChange = z.output<typeof documentChangeSchema>;

const publishedAt = (before: LibraryDocumentRecord, status: string, now: Date): Date | null => {
  if (status !== 'published') return null;
  return before.status === 'published' ? before.publishedAt : now;
};

const printed = ['titleEs', 'titleEn', 'descriptionEs', 'descriptionEn', 'contentEs', 'contentEn'] as const;

const isPrintedAnew = (before: LibraryDocumentRecord, after: LibraryDocumentRecord): boolean =>
  after.status === 'published' &&
  (before.status !== 'published' || printed.some((field) => before[field] !== after[field]));

/**
 * Changes a document by staff; becoming published announces it. What becomes published, or changes while it is, is
 * refused where no PDF can be made of it.
 */
export const changeDocument = async (
  { documents, published, pdfs, now }: LibraryDeps,
  { id, change, expectedVersion, actorId }: StaffEdit<DocumentChange>,
): Promise<StaffDocument> => {
  const changed = await documents.change(id, async (before) => {
    if (expectedVersion !== null && before.version !== expectedVersion) throw changedMeanwhile();
    const fields = changedFields(before, change);
    if (Object.keys(fields).length === 0) return null;
    const at = now();
    const edited: LibraryDocumentRecord = { ...before, ...fields };
    const after = {
      ...edited,
      ...measure(edited),
      publishedAt: publishedAt(before, edited.status, at),
      updatedAt: at,
      editedByStaff: true,
    };
    if (isPrintedAnew(before, after)) await assertDrawable({ pdfs }, after);
    const { _id, version: _version, ...state } = after;
    const audit = staffActionRecorded({
      actorId,
      action: 'document.updated',
      resource: 'documents',
      resourceId: id,
      fields: Object.keys(fields),
      at,
    });
    return { state, events: [...documentEvents(before, after, 'staff'), audit] };
  });
  if (!changed) throw documentNotFound();
  published.forget();
  return toStaffDocument(changed);
};
