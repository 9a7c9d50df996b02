import { forumCategoryEndpoints } from '@academy/contracts/http/forum/categories.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import { changeCategory, createCategory } from '../use-cases/categories/change-category.ts';
import { listCategoriesForStaff, readCategoryForStaff } from '../use-cases/categories/staff-categories.ts';
import type { ForumDeps } from '../use-cases/deps.ts';

export const staffCategoriesRouter = (routes: RouteDeps, deps: ForumDeps): Router => {
  const router = Router();

  staffResource(router, routes, {
    name: 'categories',
    endpoints: {
      list: forumCategoryEndpoints.staffListForumCategories,
      read: forumCategoryEndpoints.staffGetForumCategory,
      change: forumCategoryEndpoints.staffUpdateForumCategory,
    },
    list: (list) => listCategoriesForStaff(deps, list),
    read: (id) => readCategoryForStaff(deps, id),
    change: (edit) => changeCategory(deps, edit),
  });

  route(router, forumCategoryEndpoints.staffCreateForumCategory, routes, ({ body, caller }) =>
    createCategory(deps, { draft: body, actorId: caller.userId }),
  );

  return router;
};
