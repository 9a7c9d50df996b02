import { staffContentEndpoints } from '@academy/contracts/http/catalog/staff-content.ts';
import { seenVersion } from '@academy/service-kit/http/if-match.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList, type StaffList } from '@academy/service-kit/http/staff-list.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { Router, type Response } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import {
  changeCourse,
  listCoursesForStaff,
  readCourseForStaff,
} from '../use-cases/staff-content/staff-courses.ts';
import {
  changeExercise,
  listExercisesForStaff,
  readExerciseForStaff,
  runSelfTest,
} from '../use-cases/staff-content/staff-exercises.ts';
import {
  changeLesson,
  listLessonsForStaff,
  readLessonForStaff,
} from '../use-cases/staff-content/staff-lessons.ts';
import { staffContentLabels } from './staff-content-labels.ts';

const sendPage = async <Row>(
  res: Response,
  resource: string,
  { range }: StaffList,
  reading: Promise<{ rows: Row[]; total: number }>,
): Promise<Row[]> => {
  const { rows, total } = await reading;
  return sendStaffList(res, resource, rows, range, total);
};

/** What staff ask of courses, lessons and exercises, by the conventions of ra-data-simple-rest. */
export const staffContentRouter = (parts: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();
  const routes = { ...parts, labels: staffContentLabels };
  const staff = staffContentEndpoints;

  route(router, staff.staffListCourses, routes, ({ query, res }) => {
    const list = parseStaffList(query);
    return sendPage(res, 'courses', list, listCoursesForStaff(deps, list));
  });

  route(router, staff.staffGetCourse, routes, ({ params, res }) =>
    withVersion(res, readCourseForStaff(deps, params.id)),
  );

  route(router, staff.staffUpdateCourse, routes, ({ params, body, req, res, caller }) =>
    withVersion(
      res,
      changeCourse(deps, {
        id: params.id,
        change: body,
        expectedVersion: seenVersion(req),
        actorId: caller.userId,
      }),
    ),
  );

  route(router, staff.staffListLessons, routes, ({ query, res }) => {
    const list = parseStaffList(query);
    return sendPage(res, 'lessons', list, listLessonsForStaff(deps, list));
  });

  route(router, staff.staffGetLesson, routes, ({ params, res }) =>
    withVersion(res, readLessonForStaff(deps, params.id)),
  );

  route(router, staff.staffUpdateLesson, routes, ({ params, body, req, res, caller }) =>
    withVersion(
      res,
      changeLesson(deps, {
        id: params.id,
        change: body,
        expectedVersion: seenVersion(req),
        actorId: caller.userId,
      }),
    ),
  );

  route(router, staff.staffListExercises, routes, ({ query, res }) => {
    const list = parseStaffList(query);
    return sendPage(res, 'exercises', list, listExercisesForStaff(deps, list));
  });

  route(router, staff.staffGetExercise, routes, ({ params, res }) =>
    withVersion(res, readExerciseForStaff(deps, params.id)),
  );

  route(router, staff.staffUpdateExercise, routes, ({ params, body, req, res, caller }) =>
    withVersion(
      res,
      changeExercise(deps, {
        id: params.id,
        change: body,
        expectedVersion: seenVersion(req),
        actorId: caller.userId,
      }),
    ),
  );

  route(router, staff.staffRunSelfTest, routes, ({ params, body }) => runSelfTest(deps, params.id, body));

  return router;
};
