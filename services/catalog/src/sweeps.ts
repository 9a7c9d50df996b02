import { keptSince } from '@academy/contracts/shared/retention.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { versionAuthorsSweep } from '@academy/service-kit/versions/version-authors.ts';
import type { Models } from './dependencies.ts';
import { endBinnedCourse, endBinnedExercises, endBinnedLesson } from './use-cases/bin/end-in-bin.ts';
import { removeUnshownImage, unusedSince } from './use-cases/course-covers/remove-unshown-image.ts';
import type { CatalogDeps } from './use-cases/deps.ts';

/** What the catalogue keeps for a time that the privacy policy names. */
export const personalSweeps = (
  models: Pick<Models, 'courses' | 'lessons' | 'versions'>,
  deps: CatalogDeps,
): SweepJob[] => [
  {
    name: 'courses in the bin',
    retention: 'bin',
    model: models.courses,
    filter: (now) => ({ binnedAt: { $lt: keptSince('bin', now) }, endedAt: null }),
    remove: (id, now) => endBinnedCourse(deps, id, now),
  },
  {
    name: 'lessons in the bin',
    retention: 'bin',
    model: models.lessons,
    filter: (now) => ({ binnedAt: { $lt: keptSince('bin', now) }, binnedWith: null, endedAt: null }),
    remove: (id, now) => endBinnedLesson(deps, id, now),
  },
  {
    name: 'exercises in the bin',
    retention: 'bin',
    model: models.lessons,
    filter: (now) => ({ 'binnedExercises.at': { $lt: keptSince('bin', now) } }),
    remove: (id, now) => endBinnedExercises(deps, id, now),
  },
  versionAuthorsSweep(models.versions, deps.versions),
];

/** Pictures that no course was saved with within a day, and those of courses that have ended. */
export const coverImageSweep = (models: Pick<Models, 'coverImages'>, deps: CatalogDeps): SweepJob => ({
  name: 'cover images',
  model: models.coverImages,
  filter: (now) => ({ usedAt: { $lt: unusedSince(now) } }),
  remove: (id, now) => removeUnshownImage(deps, id, now),
});
