import { staffCoverEndpoints } from '@academy/contracts/http/catalog/staff-covers.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import { drawCourseCover } from '../use-cases/course-covers/draw-course-cover.ts';
import { readCoverImage } from '../use-cases/course-covers/read-cover-image.ts';
import { uploadCoverImage } from '../use-cases/course-covers/upload-cover-image.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { sendImage } from './send-image.ts';
import { staffContentLabels } from './staff-content-labels.ts';

/** What staff ask about covers before they save a course. */
export const staffCoversRouter = (parts: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();
  const routes = { ...parts, labels: staffContentLabels };
  const { staffDrawCover, staffUploadCoverImage, staffGetCoverImage } = staffCoverEndpoints;

  route(router, staffDrawCover, routes, ({ body }) => drawCourseCover(deps, body));

  route(router, staffUploadCoverImage, routes, ({ body, caller }) =>
    uploadCoverImage(deps, { picture: body.picture, actorId: caller.userId }),
  );

  route(router, staffGetCoverImage, routes, async ({ params, req, res }) =>
    sendImage(req, res, await readCoverImage(deps, params.id), 'upload'),
  );

  return router;
};
