import { keptSince } from '@academy/contracts/shared/retention.ts';
import type { SweepJob } from '../sweeper/sweeper.ts';
import type { VersionModel } from './version-model.ts';
import type { VersionRepository } from './version-repository.ts';

/** The sweep after which old versions no longer say who saved them; the versions stay. */
export const versionAuthorsSweep = (model: VersionModel, versions: VersionRepository): SweepJob => ({
  name: 'who saved old versions',
  retention: 'versionAuthors',
  model,
  filter: (now) => ({ savedBy: { $ne: null }, savedAt: { $lt: keptSince('versionAuthors', now) } }),
  remove: (id) => versions.forgetWho(id),
});
