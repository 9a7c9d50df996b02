import { isOver } from '@academy/service-kit/bin/bin.ts';
import type { LibraryDeps } from '../deps.ts';

/** What is left of a document that ended: its id, so that no import brings it back. */
const nothing = {
  titleEs: '',
  titleEn: '',
  descriptionEs: '',
  descriptionEn: '',
  contentEs: '',
  contentEn: '',
  binnedBy: undefined,
  status: 'draft',
  queuedAt: null,
} as const;

/** Ends a document once its time in the bin is over, with its versions; whether it was there. */
export const endBinnedDocument = async (
  { documents, versions, importBases }: Pick<LibraryDeps, 'documents' | 'versions' | 'importBases'>,
  id: string,
  now: Date,
): Promise<boolean> => {
  const document = await documents.findAnywhere(id);
  if (!document?.binnedAt || document.endedAt || !isOver(document.binnedAt, now)) return false;
  // Its versions first: what a crash leaves is ended by the next sweep.
  await documents.fileVersions(id);
  await versions.deleteOf('documents', [id]);
  await importBases.deleteOf('documents', [id]);
  const ended = await documents.changeInBin(id, () => ({
    state: { ...nothing, terms: [], endedAt: now },
    events: [],
  }));
  return ended !== null;
};
