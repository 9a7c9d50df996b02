import { withdrawn } from '@academy/service-kit/bin/bin.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import { documentEvents } from '../../domain/document-events.ts';
import { changedMeanwhile, documentNotFound } from '../../domain/library-texts.ts';
import type { LibraryDeps } from '../deps.ts';
import { binAudit } from '@academy/service-kit/bin/bin-audit.ts';

interface Removal {
  id: string;
  expectedVersion: number | null;
  actorId: string;
}

/** Puts a document into the bin: readers lose it at once, and no import brings it back. */
export const removeDocument = async (
  { documents, published, now }: Pick<LibraryDeps, 'documents' | 'published' | 'now'>,
  removal: Removal,
): Promise<{ id: string }> => {
  const { id, expectedVersion, actorId } = removal;
  const removed = await documents.change(id, (before) => {
    assertExpectedVersion(expectedVersion, before.version, changedMeanwhile);
    const at = now();
    return {
      state: { binnedAt: at, binnedBy: actorId },
      events: [
        ...documentEvents(before, { ...before, ...withdrawn }, 'staff'),
        binAudit(removal, { what: 'document', did: 'deleted', at }),
      ],
    };
  });
  if (!removed) throw documentNotFound();
  published.forget();
  return { id };
};
