import type { DocumentDraft, StaffDocument } from '@academy/contracts/http/library/staff-documents.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { toStaffDocument } from '../views/document-views.ts';
import { documentEvents } from '../domain/document-events.ts';
import type { LibraryDeps } from './deps.ts';
import { newDocument } from './new-document.ts';

/**
 * Adds a document that staff wrote; one that is published at once is announced. One that is published or
 * queued is refused where a text is missing or no PDF can be made of it.
 */
export const createDocument = async (
  { documents, categories, published, pdfs, now }: LibraryDeps,
  { draft, actorId }: { draft: DocumentDraft; actorId: string },
): Promise<StaffDocument> => {
  const at = now();
  const state = await newDocument({ categories, pdfs }, { id: newId(), draft, at });
  const audit = staffActionRecorded({
    actorId,
    action: 'document.created',
    resource: 'documents',
    resourceId: state._id,
    fields: Object.keys(draft),
    at,
  });
  const events = [...documentEvents(null, state, 'staff'), audit];
  const created = await documents.create(state, events, { by: actorId, source: 'created' });
  published.forget();
  return toStaffDocument(created);
};
