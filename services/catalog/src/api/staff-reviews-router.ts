import { reviewEndpoints } from '@academy/contracts/http/catalog/reviews.ts';
import type { RouteDeps } from '@academy/service-kit/http/route.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import {
  listReviewsForStaff,
  moderateReview,
  readReviewForStaff,
} from '../use-cases/reviews/staff-reviews.ts';

/** Reviews in the back office. */
export const staffReviewsRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  staffResource(router, routes, {
    name: 'reviews',
    endpoints: {
      list: reviewEndpoints.staffListReviews,
      read: reviewEndpoints.staffGetReview,
      change: reviewEndpoints.staffUpdateReview,
    },
    list: (list, { language }) => listReviewsForStaff(deps, list, language),
    read: (id, { language }) => readReviewForStaff(deps, id, language),
    change: ({ change: { hidden, hiddenReason }, ...edit }, { language }) =>
      moderateReview(deps, { ...edit, hidden, reason: hiddenReason || null, language }),
  });

  return router;
};
