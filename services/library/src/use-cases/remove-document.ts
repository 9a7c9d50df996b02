import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { documentRemoved } from '../domain/document-events.ts';
import { documentNotFound } from '../domain/library-texts.ts';
import type { LibraryDeps } from './deps.ts';

/** Removes a document for good. One that came from content/ stays removed through later imports. */
export const removeDocument = async (
  { documents, published, now }: LibraryDeps,
  { id, actorId }: { id: string; actorId: string },
): Promise<{ id: string }> => {
  const document = await documents.find(id);
  if (!document) throw documentNotFound();
  if (document.importedHash) await documents.rememberRemovedImport(id);
  const audit = staffActionRecorded({
    actorId,
    action: 'document.deleted',
    resource: 'documents',
    resourceId: id,
    fields: [],
    at: now(),
  });
  await documents.remove(id, [documentRemoved(id), audit]);
  published.forget();
  return { id };
};
