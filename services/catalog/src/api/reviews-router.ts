import { reviewEndpoints } from '@academy/contracts/http/catalog/reviews.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router, type Response } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { listReviews, ownReview, type ReviewPage } from '../use-cases/reviews/read-reviews.ts';
import { saveReview, withdrawReview } from '../use-cases/reviews/write-review.ts';
import { readReviewPageEnd, writeReviewPageEnd } from './review-page-end.ts';

const linkNext = (
  res: Response,
  { course, limit }: { course: string; limit?: number | undefined },
  { next }: ReviewPage,
): void => {
  if (!next) return;
  const params = new URLSearchParams({ course, after: writeReviewPageEnd(next) });
  if (limit !== undefined) params.set('limit', String(limit));
  res.set('Link', `</api/reviews?${params}>; rel="next"`);
};

/** What visitors read of courses, and learners who completed one say. */
export const reviewsRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  route(router, reviewEndpoints.listReviews, routes, async ({ query, caller, language, res }) => {
    const page = await listReviews(deps, {
      courseId: query.course,
      readerId: caller?.userId ?? null,
      language,
      after: readReviewPageEnd(query.after),
      limit: query.limit,
    });
    res.vary('Authorization');
    linkNext(res, query, page);
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
