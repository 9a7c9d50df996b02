import { forumCategoryEndpoints } from '@academy/contracts/http/forum/categories.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import { listCategories } from '../use-cases/categories/list-categories.ts';
import type { ForumDeps } from '../use-cases/deps.ts';

export const categoriesRouter = (routes: RouteDeps, deps: ForumDeps): Router => {
  const router = Router();
  route(router, forumCategoryEndpoints.listForumCategories, routes, () => listCategories(deps));
  return router;
};
