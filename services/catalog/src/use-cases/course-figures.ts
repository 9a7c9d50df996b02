import type { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import type { ResponseOf } from '@academy/contracts/http/endpoint.ts';
import type { CatalogDeps } from './deps.ts';

/** How much is published, and whether more is to come. */
export const courseFigures = async ({
  outline,
  courses: stored,
}: CatalogDeps): Promise<ResponseOf<typeof catalogEndpoints.courseFigures>> => {
  const [{ courses }, nextQueued] = await Promise.all([outline.read(), stored.nextQueued()]);
  const lessons = courses.flatMap((course) => course.lessons);
  return {
    courses: courses.length,
    lessons: lessons.length,
    exercises: lessons.reduce((sum, { exerciseIds }) => sum + exerciseIds.length, 0),
    isCourseQueued: nextQueued !== null,
  };
};
