import { tutorGapEndpoints } from '@academy/contracts/http/ai/tutor-gaps.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import { Router } from 'express';
import { listGaps } from '../use-cases/list-gaps.ts';
import type { ListGapsDeps } from '../use-cases/tutor-gap-deps.ts';

/** What members ask the tutor near what is taught, as staff see it. */
export const tutorGapsRouter = (routes: RouteDeps, deps: ListGapsDeps): Router => {
  const router = Router();
  route(router, tutorGapEndpoints.staffListTutorGaps, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listGaps(deps, list);
    return sendStaffList(res, 'tutor-gaps', rows, list.range, total);
  });
  return router;
};
