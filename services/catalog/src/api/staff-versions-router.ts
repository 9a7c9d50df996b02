import { staffVersionEndpoints } from '@academy/contracts/http/catalog/staff-versions.ts';
import { expectedVersionOf } from '@academy/service-kit/http/if-match.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import { Router, type Request, type Response } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import {
  readFileVersion,
  restoreCourseFile,
  restoreExerciseFile,
  restoreLessonFile,
} from '../use-cases/versions/file-version.ts';
import { listVersions, readVersion, type Kind, type OfRecord } from '../use-cases/versions/read-versions.ts';
import {
  restoreCourseVersion,
  restoreExerciseVersion,
  restoreLessonVersion,
} from '../use-cases/versions/restore-version.ts';
import { staffContentLabels } from './staff-content-labels.ts';

interface Call<Params> {
  params: Params;
  caller: { userId: string };
  req: Request;
}

const restoringOf = <Params extends { id: string }>({ params, caller, req }: Call<Params>) => ({
  ...params,
  expectedVersion: expectedVersionOf(req),
  actorId: caller.userId,
});

/** What staff ask of kept versions. */
export const staffVersionsRouter = (parts: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();
  const routes = { ...parts, labels: staffContentLabels };
  const staff = staffVersionEndpoints;

  const sendList = async (res: Response, record: OfRecord, query: { range?: string | undefined }) => {
    const { range } = parseStaffList(query);
    const { rows, total } = await listVersions(deps, record, range);
    return sendStaffList(res, 'versions', rows, range, total);
  };
  const lists = {
    courses: staff.staffListCourseVersions,
    lessons: staff.staffListLessonVersions,
    exercises: staff.staffListExerciseVersions,
  };
  for (const kind of Object.keys(lists) as Kind[])
    route(router, lists[kind], routes, ({ params, query, res }) =>
      sendList(res, { kind, recordId: params.id }, query),
    );

  const reads = {
    courses: staff.staffGetCourseVersion,
    lessons: staff.staffGetLessonVersion,
    exercises: staff.staffGetExerciseVersion,
  };
  for (const kind of Object.keys(reads) as Kind[])
    route(router, reads[kind], routes, ({ params }) =>
      readVersion(deps, { kind, recordId: params.id }, params.versionId),
    );

  route(router, staff.staffRestoreCourseVersion, routes, ({ res, ...call }) =>
    withVersion(res, restoreCourseVersion(deps, restoringOf(call))),
  );
  route(router, staff.staffRestoreLessonVersion, routes, ({ res, ...call }) =>
    withVersion(res, restoreLessonVersion(deps, restoringOf(call))),
  );
  route(router, staff.staffRestoreExerciseVersion, routes, ({ res, ...call }) =>
    withVersion(res, restoreExerciseVersion(deps, restoringOf(call))),
  );

  const files = {
    courses: staff.staffGetCourseFile,
    lessons: staff.staffGetLessonFile,
    exercises: staff.staffGetExerciseFile,
  };
  for (const kind of Object.keys(files) as Kind[])
    route(router, files[kind], routes, ({ params }) => readFileVersion(deps, { kind, recordId: params.id }));

  route(router, staff.staffRestoreCourseFile, routes, ({ res, ...call }) =>
    withVersion(res, restoreCourseFile(deps, restoringOf(call))),
  );
  route(router, staff.staffRestoreLessonFile, routes, ({ res, ...call }) =>
    withVersion(res, restoreLessonFile(deps, restoringOf(call))),
  );
  route(router, staff.staffRestoreExerciseFile, routes, ({ res, ...call }) =>
    withVersion(res, restoreExerciseFile(deps, restoringOf(call))),
  );

  return router;
};
