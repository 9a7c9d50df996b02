import { documentCategoryEndpoints } from '@academy/contracts/http/library/document-categories.ts';
import { expectedVersionOf } from '@academy/service-kit/http/if-match.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import { changeCategory, createCategory } from '../use-cases/categories/change-category.ts';
import { deleteCategory, moveAndDeleteCategory } from '../use-cases/categories/delete-category.ts';
import {
  listCategories,
  listCategoriesForStaff,
  readCategoryForStaff,
} from '../use-cases/categories/list-categories.ts';
import type { LibraryDeps } from '../use-cases/deps.ts';

/** The categories of documents, for readers and for staff. */
export const categoriesRouter = (routes: RouteDeps, deps: LibraryDeps): Router => {
  const router = Router();
  const calls = documentCategoryEndpoints;

  route(router, calls.listDocumentCategories, routes, () => listCategories(deps));

  staffResource(router, routes, {
    name: 'document-categories',
    endpoints: {
      list: calls.staffListDocumentCategories,
      read: calls.staffGetDocumentCategory,
      change: calls.staffUpdateDocumentCategory,
    },
    list: (list) => listCategoriesForStaff(deps, list),
    read: (id) => readCategoryForStaff(deps, id),
    change: (edit) => changeCategory(deps, edit),
  });

  route(router, calls.staffCreateDocumentCategory, routes, ({ body, caller }) =>
    createCategory(deps, { draft: body, actorId: caller.userId }),
  );

  route(router, calls.staffDeleteDocumentCategory, routes, ({ params, caller, req }) =>
    deleteCategory(deps, { id: params.id, expectedVersion: expectedVersionOf(req), actorId: caller.userId }),
  );

  route(router, calls.staffMoveAndDeleteDocumentCategory, routes, ({ params, body, caller, req }) =>
    moveAndDeleteCategory(deps, {
      id: params.id,
      into: body.into,
      expectedVersion: expectedVersionOf(req),
      actorId: caller.userId,
    }),
  );

  return router;
};
