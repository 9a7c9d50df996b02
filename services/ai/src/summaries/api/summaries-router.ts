import { summaryEndpoints } from '@academy/contracts/http/ai/summaries.ts';
import { callerGone } from '@academy/service-kit/http/caller-gone.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import { summariseCourse } from '../use-cases/summarise-course.ts';
import type { SummaryDeps } from '../use-cases/summary-deps.ts';

/** Courses, summed up. */
export const summariesRouter = (routes: RouteDeps, { summaries }: { summaries: SummaryDeps }): Router => {
  const router = Router();

  route(router, summaryEndpoints.generateCourseSummary, routes, ({ params, caller, language, res }) =>
    summariseCourse(summaries, { courseId: params.id, language, caller, signal: callerGone(res) }),
  );
  return router;
};
