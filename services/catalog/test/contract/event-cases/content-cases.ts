import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { courseRemovedV1 } from '@academy/contracts/events/catalog/course-removed.v1.ts';
import { courseUpdatedV1 } from '@academy/contracts/events/catalog/course-updated.v1.ts';
import { lessonPublishedV1 } from '@academy/contracts/events/catalog/lesson-published.v1.ts';
import { lessonRemovedV1 } from '@academy/contracts/events/catalog/lesson-removed.v1.ts';
import { lessonUpdatedV1 } from '@academy/contracts/events/catalog/lesson-updated.v1.ts';
import type { EventCase } from '@academy/service-kit/testing/published-events.ts';
import { importCourses } from '../../../src/use-cases/import-courses.ts';
import { course, type CourseOptions } from '../../support/content.ts';
import type { World } from './world.ts';

/** What the catalogue tells of courses and lessons, and of what staff do. */
export const contentCases = (at: () => World): EventCase[] => {
  const importSecond = (options: CourseOptions) =>
    importCourses(at().under.deps, [course('second', 1, options)]);
  return [
    {
      when: 'a course is imported',
      events: [coursePublishedV1],
      act: async () => {
        await importCourses(at().under.deps, [course('first', 0)]);
        return 'first';
      },
    },
    {
      when: 'its lessons are imported with a course',
      events: [lessonPublishedV1],
      act: async () => {
        await importSecond({});
        return 'second--two';
      },
    },
    {
      when: 'the content of a course changes',
      events: [courseUpdatedV1],
      act: async () => {
        await importSecond({ over: { titleEn: 'Renamed' } });
        return 'second';
      },
    },
    {
      when: 'staff change a lesson',
      events: [lessonUpdatedV1],
      act: async () => {
        await at().staff.patch('/api/admin/lessons/first--two', { titleEn: 'As staff want it' });
        return 'first--two';
      },
    },
    {
      when: 'staff do anything',
      events: [adminActionRecordedV1],
      act: async () => {
        await at().staff.patch('/api/admin/lessons/first--one', { titleEn: 'As staff want it' });
        return 'boss';
      },
    },
    {
      when: 'a lesson is gone from a course',
      events: [lessonRemovedV1],
      act: async () => {
        await importSecond({ lessons: ['one'] });
        return 'second--two';
      },
    },
    {
      when: 'a course becomes a draft',
      events: [courseRemovedV1],
      act: async () => {
        await importSecond({ over: { status: 'draft' } });
        return 'second';
      },
    },
  ];
};
