import { newsEndpoints } from '@academy/contracts/http/ai/news.ts';
import { sendEtagged } from '@academy/service-kit/http/etag.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import type { NewsDeps } from '../use-cases/news-deps.ts';
import { changeNews, listNewsForStaff, readNewsForStaff } from '../use-cases/staff-news.ts';

export const newsRouter = (routes: RouteDeps, deps: NewsDeps): Router => {
  const router = Router();

  route(router, newsEndpoints.listNews, routes, async ({ query, language, req, res }) =>
    sendEtagged(req, res, await deps.news.answers[query.language ?? language].read()),
  );

  staffResource(router, routes, {
    name: 'news',
    endpoints: {
      list: newsEndpoints.staffListNews,
      read: newsEndpoints.staffGetNewsItem,
      change: newsEndpoints.staffUpdateNewsItem,
    },
    list: (list) => listNewsForStaff(deps, list),
    read: (id) => readNewsForStaff(deps, id),
    change: (edit) => changeNews(deps, edit),
  });

  return router;
};
