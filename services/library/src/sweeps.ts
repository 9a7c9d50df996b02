import { keptSince } from '@academy/contracts/shared/retention.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { versionAuthorsSweep } from '@academy/service-kit/versions/version-authors.ts';
import type { VersionModel } from '@academy/service-kit/versions/version-model.ts';
import type { DocumentModel } from './data/document-model.ts';
import { endBinnedDocument } from './use-cases/bin/end-in-bin.ts';
import type { LibraryDeps } from './use-cases/deps.ts';

interface Models {
  documents: DocumentModel;
  versions: VersionModel;
}

/** What the library keeps for a time that the privacy policy names. */
export const personalSweeps = (models: Models, deps: LibraryDeps): SweepJob[] => [
  {
    name: 'documents in the bin',
    retention: 'bin',
    model: models.documents,
    filter: (now) => ({ binnedAt: { $lt: keptSince('bin', now) }, endedAt: null }),
    remove: (id, now) => endBinnedDocument(deps, id, now),
  },
  versionAuthorsSweep(models.versions, deps.versions),
];
