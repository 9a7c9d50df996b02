import { reviewEndpoints } from '@academy/contracts/http/catalog/reviews.ts';
import { seenVersion } from '@academy/service-kit/http/if-match.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/http/staff-list.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import {
  listReviewsForStaff,
  moderateReview,
  readReviewForStaff,
} from '../use-cases/reviews/staff-reviews.ts';

/** Reviews in the back office, by the conventions of ra-data-simple-rest. */
export const staffReviewsRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  route(router, reviewEndpoints.staffListReviews, routes, async ({ query, language, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listReviewsForStaff(deps, list, language);
    return sendStaffList(res, 'reviews', rows, list.range, total);
  });

  route(router, reviewEndpoints.staffGetReview, routes, ({ params, language, res }) =>
    withVersion(res, readReviewForStaff(deps, params.id, language)),
  );

  route(router, reviewEndpoints.staffUpdateReview, routes, ({ params, body, caller, language, req, res }) =>
    withVersion(
      res,
      moderateReview(deps, {
        id: params.id,
        hidden: body.hidden,
        reason: body.hiddenReason || null,
        actorId: caller.userId,
        expectedVersion: seenVersion(req),
        language,
      }),
    ),
  );

  return router;
};
