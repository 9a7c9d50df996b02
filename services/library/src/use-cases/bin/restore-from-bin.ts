import type { StaffDocument } from '@academy/contracts/http/library/staff-documents.ts';
import { notInBin } from '@academy/service-kit/bin/bin-texts.ts';
import { isOver, outOfBin, withdrawn } from '@academy/service-kit/bin/bin.ts';
import { documentEvents } from '../../domain/document-events.ts';
import { toStaffDocument } from '../../views/document-views.ts';
import type { LibraryDeps } from '../deps.ts';
import { binAudit } from '@academy/service-kit/bin/bin-audit.ts';

/**
 * Takes a document out of the bin as it was: one that was published is there again at once, in its old place. Throws 404 where
 * its time is over, though no sweep has come yet, and 409 where somebody changed it in the store.
 */
export const restoreDocument = async (
  { documents, published, now }: Pick<LibraryDeps, 'documents' | 'published' | 'now'>,
  restoring: { id: string; actorId: string },
): Promise<StaffDocument> => {
  const restored = await documents.changeInBin(restoring.id, async (before) => {
    const at = now();
    if (!before.binnedAt || isOver(before.binnedAt, at)) throw notInBin();
    await documents.assertAsBinned(before, `documents.${restoring.id}`);
    return {
      // Its text did not change, so neither does its date.
      state: outOfBin,
      events: [
        ...documentEvents(withdrawn, before, 'staff'),
        binAudit(restoring, { what: 'document', did: 'restored', at }),
      ],
    };
  });
  if (!restored) throw notInBin();
  published.forget();
  return toStaffDocument(restored);
};
