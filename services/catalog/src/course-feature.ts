import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { createWorker } from '@academy/service-kit/lifecycle/worker.ts';
import { coursesRouter } from './api/courses-router.ts';
import { staffAuthoringRouter } from './api/staff-authoring-router.ts';
import { staffBinRouter } from './api/staff-bin-router.ts';
import { staffContentRouter } from './api/staff-content-router.ts';
import { staffCoversRouter } from './api/staff-covers-router.ts';
import { staffTransferRouter } from './api/staff-transfer-router.ts';
import { staffVersionsRouter } from './api/staff-versions-router.ts';
import { createImportAtStart } from './content/import-at-start.ts';
import { oldExerciseReviews } from './data/exercise-review-model.ts';
import type { Models } from './dependencies.ts';
import { coverImageSweep, personalSweeps } from './sweeps.ts';
import { createSettling } from './use-cases/authoring/settling.ts';
import type { CatalogDeps } from './use-cases/deps.ts';
import { importCourses } from './use-cases/import-courses.ts';
import { settleCourseImports } from './use-cases/transfer/settle-import.ts';

const settleEveryMs = 60_000;
const fileVersionsEveryMs = 30_000;

const importAtStart = (deps: CatalogDeps, contentDirectory: string) =>
  createImportAtStart({
    contentDirectory,
    known: async () => (await deps.courses.listAnywhere()).map(({ _id }) => _id),
    importAll: async (contents) => {
      const counts = await importCourses(deps, contents);
      deps.logger.info({ counts }, 'content imported');
    },
    logger: deps.logger,
  });

/**
 * What is taught: courses, lessons and exercises, their versions and bin, and what brings them.
 *
 * @param contentDirectory what is imported at the start; nothing where it is undefined
 */
export const courseFeature = (
  deps: CatalogDeps,
  models: Models,
  contentDirectory: string | undefined,
): Feature => {
  const content = contentDirectory ? importAtStart(deps, contentDirectory) : null;
  const { logger } = deps;
  return defineFeature({
    name: 'courses',
    models: [
      models.courses,
      models.lessons,
      models.courseImports,
      models.importBases,
      models.versions,
      models.versionChains,
      models.exerciseReviews,
      models.coverImages,
    ],
    routers: (routes) =>
      [
        coursesRouter,
        staffContentRouter,
        staffAuthoringRouter,
        staffBinRouter,
        staffVersionsRouter,
        staffTransferRouter,
        staffCoversRouter,
      ].map((router) => router(routes, deps)),
    workers: [
      ...(content ? [content.worker] : []),
      createWorker({
        name: 'courses that were left half done',
        work: createSettling(deps),
        everyMs: settleEveryMs,
        logger,
      }),
      createWorker({
        name: 'versions that a crash left unfiled',
        work: async () => {
          await deps.courses.fileAllVersions();
          await deps.lessons.fileAllVersions();
        },
        everyMs: fileVersionsEveryMs,
        logger,
      }),
    ],
    sweeps: [
      ...personalSweeps(models, deps),
      coverImageSweep(models, deps),
      { name: 'old reviews of exercises', model: models.exerciseReviews, filter: oldExerciseReviews },
    ],
    // Nobody finds an import half carried out.
    prepare: async () => {
      await settleCourseImports(deps);
      await content?.prepare();
    },
  });
};
