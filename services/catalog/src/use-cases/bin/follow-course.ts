import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { outOfBin, withdrawn } from '@academy/service-kit/bin/bin.ts';
import type { CourseRecord } from '../../domain/course.ts';
import { lessonEvents } from '../../domain/lesson-events.ts';
import { changedMeanwhile } from '../../domain/staff-content-texts.ts';
import type { CatalogDeps } from '../deps.ts';

type FollowDeps = Pick<CatalogDeps, 'courses' | 'lessons'>;

const mostRuns = 10;

/** Whether its lessons have to lie in the bin: not any more once it is on its way out. */
const keepsIn = ({ binnedAt, returningAt }: CourseRecord): boolean => Boolean(binnedAt) && !returningAt;

const goIn = ({ lessons }: FollowDeps, { _id, binnedAt, binnedBy }: CourseRecord, id: string) =>
  lessons.change(id, (before) =>
    before.courseId === _id
      ? {
          state: { binnedAt, binnedBy, binnedWith: _id },
          events: lessonEvents(before, { ...before, ...withdrawn }),
        }
      : null,
  );

const comeBack = ({ lessons }: FollowDeps, courseId: string, id: string) =>
  lessons.changeInBin(id, (before) =>
    before.binnedWith === courseId
      ? { state: { ...outOfBin, binnedWith: undefined }, events: lessonEvents(withdrawn, before) }
      : null,
  );

/**
 * Has the lessons of a course lie in the bin where it does, and those that went there with it come back where it does not, or is on its way out. It
 * may run again and in parallel, and ends once they are where their course is. Throws 409 where others go on moving it. Returns
 * whether one was elsewhere.
 */
export const followCourse = async (deps: FollowDeps, courseId: string): Promise<boolean> => {
  const { courses, lessons } = deps;
  for (let run = 0; run < mostRuns; run += 1) {
    const course = await courses.findAnywhere(courseId);
    if (!course) return run > 0;
    const isIn = keepsIn(course);
    const behind = await (isIn ? lessons.idsOfCourse(courseId) : lessons.idsBinnedWith(courseId));
    if (behind.length === 0) return run > 0;
    for (const id of behind) {
      await (isIn ? goIn(deps, course, id) : comeBack(deps, courseId, id));
      failPoint('catalog.after_followed_lesson');
    }
  }
  throw changedMeanwhile();
};
