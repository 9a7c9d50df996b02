import { reviewEndpoints } from '@academy/contracts/http/catalog/reviews.ts';
import { decodeCursor, linkNext } from '@academy/service-kit/http/cursor.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { listReviews, ownReview } from '../use-cases/reviews/read-reviews.ts';
import { saveReview, withdrawReview } from '../use-cases/reviews/write-review.ts';

/** What visitors read of courses, and learners who completed one say. */
export const reviewsRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  route(router, reviewEndpoints.listReviews, routes, async ({ query, caller, language, res }) => {
    const page = await listReviews(deps, {
      courseId: query.course,
      readerId: caller?.userId ?? null,
      language,
      after: decodeCursor(query.after),
      limit: query.limit,
    });
    res.vary('Authorization');
    linkNext(res, { path: '/api/reviews', query, next: page.next });
    return page.reviews;
  });

  route(router, reviewEndpoints.ownReview, routes, ({ params, caller, language }) =>
    ownReview(deps, { courseId: params.id, userId: caller.userId, language }),
  );

  route(router, reviewEndpoints.saveReview, routes, ({ params, body, caller, language }) =>
    saveReview(deps, { courseId: params.id, userId: caller.userId }, { written: body, language }),
  );

  route(router, reviewEndpoints.deleteReview, routes, async ({ params, caller }) => {
    await withdrawReview(deps, { courseId: params.id, userId: caller.userId });
    return undefined;
  });

  return router;
};
