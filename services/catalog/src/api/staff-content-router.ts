import { exerciseReviewEndpoints } from '@academy/contracts/http/catalog/exercise-reviews.ts';
import { staffContentEndpoints } from '@academy/contracts/http/catalog/staff-content.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { listExerciseReviews, readExerciseReview } from '../use-cases/staff-content/exercise-reviews.ts';
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
import { readReferencesForStaff } from '../use-cases/staff-content/staff-references.ts';
import {
  changeLesson,
  listLessonsForStaff,
  readLessonForStaff,
} from '../use-cases/staff-content/staff-lessons.ts';
import { staffContentLabels } from './staff-content-labels.ts';

/** What staff ask of courses, lessons and exercises. */
export const staffContentRouter = (parts: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();
  const routes = { ...parts, labels: staffContentLabels };
  const staff = staffContentEndpoints;

  staffResource(router, routes, {
    name: 'courses',
    endpoints: { list: staff.staffListCourses, read: staff.staffGetCourse, change: staff.staffUpdateCourse },
    list: (list) => listCoursesForStaff(deps, list),
    read: (id) => readCourseForStaff(deps, id),
    change: (edit) => changeCourse(deps, edit),
  });

  staffResource(router, routes, {
    name: 'lessons',
    endpoints: { list: staff.staffListLessons, read: staff.staffGetLesson, change: staff.staffUpdateLesson },
    list: (list) => listLessonsForStaff(deps, list),
    read: (id) => readLessonForStaff(deps, id),
    change: (edit) => changeLesson(deps, edit),
  });

  staffResource(router, routes, {
    name: 'exercises',
    endpoints: {
      list: staff.staffListExercises,
      read: staff.staffGetExercise,
      change: staff.staffUpdateExercise,
    },
    list: (list) => listExercisesForStaff(deps, list),
    read: (id) => readExerciseForStaff(deps, id),
    change: (edit) => changeExercise(deps, edit),
  });

  route(router, staff.staffGetReferences, routes, ({ params }) => readReferencesForStaff(deps, params.id));

  route(router, staff.staffRunSelfTest, routes, ({ params, body }) => runSelfTest(deps, params.id, body));

  route(router, exerciseReviewEndpoints.staffListExerciseReviews, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listExerciseReviews(deps, list);
    return sendStaffList(res, 'exercise-reviews', rows, list.range, total);
  });

  route(router, exerciseReviewEndpoints.staffGetExerciseReview, routes, ({ params }) =>
    readExerciseReview(deps, params.id),
  );

  return router;
};
