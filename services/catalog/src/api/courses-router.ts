import { catalogEndpoints } from '@academy/contracts/http/catalog.ts';
import { sendEtagged } from '@academy/service-kit/http/etag.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router, type Response } from 'express';
import { entitlementOf } from '../domain/entitlement.ts';
import { courseCover } from '../use-cases/course-cover.ts';
import { courseFigures } from '../use-cases/course-figures.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { listCourses, type CoursePage } from '../use-cases/list-courses.ts';
import { listLessons, readCourse } from '../use-cases/read-course.ts';
import { readPageEnd, writePageEnd } from './page-end.ts';
import { sendCover } from './send-cover.ts';

type ListQuery = { q?: string | undefined; level?: string | undefined; limit?: number | undefined };

const linkNext = (res: Response, query: ListQuery, { next }: CoursePage): void => {
  if (!next) return;
  const params = new URLSearchParams({ after: writePageEnd(next) });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  res.set('Link', `</api/courses?${params}>; rel="next"`);
};

/** What everybody may ask of the catalogue. */
export const coursesRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  route(router, catalogEndpoints.listCourses, routes, async ({ query, caller, req, res }) => {
    const { after, ...rest } = query;
    const isWhole = after === undefined && Object.values(rest).every((value) => value === undefined);
    res.vary('Authorization');
    if (isWhole) return sendEtagged(req, res, await deps.courseLists.answerFor(entitlementOf(caller)));
    const page = await listCourses(deps, { ...rest, after: readPageEnd(after) }, caller);
    linkNext(res, rest, page);
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

  route(router, catalogEndpoints.courseImage, routes, async ({ params, query, language, req, res }) =>
    sendCover(req, res, await courseCover(deps, params.id, query.lang ?? language)),
  );

  return router;
};
