import type { documentChangeSchema, StaffDocument } from '@academy/contracts/http/library.ts';
import type { z } from 'zod';
import { toStaffDocument } from '../views/document-views.ts';
import { documentEvents } from '../domain/document-events.ts';
import { changedMeanwhile, documentNotFound } from '../domain/library-texts.ts';
import type { LibraryDocumentRecord } from '../domain/library-document.ts';
import { measure } from '../domain/measure.ts';
import { assertDrawable } from './assert-drawable.ts';
import type { LibraryDeps } from './deps.ts';

type DocumentChange = z.output<typeof documentChangeSchema>;

const withoutAbsent = (change: DocumentChange): Partial<LibraryDocumentRecord> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

const publishedAt = (before: LibraryDocumentRecord, status: string, now: Date): Date | null => {
  if (status !== 'published') return null;
  return before.status === 'published' ? before.publishedAt : now;
};

const printed = ['titleEs', 'titleEn', 'descriptionEs', 'descriptionEn', 'contentEs', 'contentEn'] as const;

const isPrintedAnew = (before: LibraryDocumentRecord, after: LibraryDocumentRecord): boolean =>
  after.status === 'published' &&
  (before.status !== 'published' || printed.some((field) => before[field] !== after[field]));

/**
 * Changes a document by staff; becoming published announces it. `expectedVersion` is the version that the
 * editor saw, or null to take whatever stands there; another one is a conflict. What becomes published, or changes while
 * it is, is refused where no PDF can be made of it.
 */
export const changeDocument = async (
  { documents, published, pdfs, now }: LibraryDeps,
  options: { id: string; change: DocumentChange; expectedVersion: number | null },
): Promise<StaffDocument> => {
  const { id, change, expectedVersion } = options;
  const changed = await documents.change(id, async (before) => {
    if (expectedVersion !== null && before.version !== expectedVersion) throw changedMeanwhile();
    const at = now();
    const edited = { ...before, ...withoutAbsent(change) };
    const after = {
      ...edited,
      ...measure(edited),
      publishedAt: publishedAt(before, edited.status, at),
      updatedAt: at,
      editedByStaff: true,
    };
    if (isPrintedAnew(before, after)) await assertDrawable({ pdfs }, after);
    const { _id, version: _version, ...state } = after;
    return { state, events: documentEvents(before, after, 'staff') };
  });
  if (!changed) throw documentNotFound();
  published.forget();
  return toStaffDocument(changed);
};
