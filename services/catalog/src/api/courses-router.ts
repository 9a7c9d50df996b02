import { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import { decodeCursor, linkNext } from '@academy/service-kit/http/cursor.ts';
import { sendEtagged } from '@academy/service-kit/http/etag.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import { entitlementOf } from '@academy/contracts/shared/entitlement.ts';
import { courseCover } from '../use-cases/course-covers/course-cover.ts';
import { courseFigures } from '../use-cases/course-figures.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { listCourses } from '../use-cases/list-courses.ts';
import { listLessons, readCourse } from '../use-cases/read-course.ts';
import { sendImage } from './send-image.ts';

/** What everybody may ask of the catalogue. */
export const coursesRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  route(router, catalogEndpoints.listCourses, routes, async ({ query, caller, req, res }) => {
    const { after, ...rest } = query;
    const isWhole = after === undefined && Object.values(rest).every((value) => value === undefined);
    res.vary('Authorization');
    if (isWhole) return sendEtagged(req, res, await deps.courseLists.answerFor(entitlementOf(caller)));
    const page = await listCourses(deps, { ...rest, after: decodeCursor(after) }, caller);
    linkNext(res, { path: '/api/courses', query: rest, next: page.next });
    return page.courses;
  });

  // Before /:id, which would take it for a course.
  route(router, catalogEndpoints.courseFigures, routes, () => courseFigures(deps));

  route(router, catalogEndpoints.getCourse, routes, ({ params, caller }) =>
    readCourse(deps, params.id, caller),
  );

  route(router, catalogEndpoints.listLessons, routes, ({ params, caller }) =>
    listLessons(deps, params.id, caller),
  );

  route(router, catalogEndpoints.courseImage, routes, async ({ params, query, language, req, res }) => {
    const { image, isKeepable } = await courseCover(deps, params.id, {
      language: query.lang ?? language,
      theme: query.theme ?? 'light',
      version: query.v,
    });
    return sendImage(req, res, image, isKeepable ? 'cover' : 'standIn');
  });

  return router;
};
