import { feedEndpoints } from '@academy/contracts/http/ai/feeds.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import type { NewsDeps } from '../use-cases/news-deps.ts';
import { fetchFeedNow } from '../use-cases/fetch-feed-now.ts';
import {
  addFeed,
  changeFeed,
  deleteFeed,
  listFeedsForStaff,
  readFeedForStaff,
} from '../use-cases/staff-feeds.ts';

export const feedsRouter = (routes: RouteDeps, deps: NewsDeps): Router => {
  const router = Router();

  staffResource(router, routes, {
    name: 'feeds',
    endpoints: {
      list: feedEndpoints.staffListFeeds,
      read: feedEndpoints.staffGetFeed,
      change: feedEndpoints.staffUpdateFeed,
    },
    list: (list, { language }) => listFeedsForStaff(deps, list, language),
    read: (id, { language }) => readFeedForStaff(deps, id, language),
    change: (edit, { language }) => changeFeed(deps, edit, language),
  });

  route(router, feedEndpoints.staffCreateFeed, routes, ({ body, caller, language }) =>
    addFeed(deps, { url: body.url, actorId: caller.userId, language }),
  );

  route(router, feedEndpoints.staffFetchFeed, routes, ({ params, caller, language, res }) =>
    withVersion(res, fetchFeedNow(deps, { id: params.id, actorId: caller.userId, language })),
  );

  route(router, feedEndpoints.staffDeleteFeed, routes, ({ params, caller }) =>
    deleteFeed(deps, { id: params.id, actorId: caller.userId }),
  );

  return router;
};
