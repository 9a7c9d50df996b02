import { aggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import type { CourseRecord } from '../domain/course.ts';
import type { LessonRecord } from '../domain/lesson.ts';
import { createPublishedOutline } from './published-outline.ts';

/** The event that tells of this version; no more of it is read. */
const eventOf = (subject: string, sequence: number) =>
  aggregateVersion({ subject, sequence } as Parameters<typeof aggregateVersion>[0]);

const catalogue = () => {
  const reads: string[] = [];
  // Only what the outline reads.
  const course = {
    _id: 'course',
    lessonIds: ['lesson'],
    orderIndex: 0,
    version: 3,
  } as unknown as CourseRecord;
  const lesson = {
    _id: 'lesson',
    courseId: 'course',
    exercises: [{ id: 'one', titleEn: 'first' }],
    version: 5,
  } as unknown as LessonRecord;
  const outline = createPublishedOutline(
    { listPublished: async () => (reads.push('courses'), [course]) },
    {
      listPublishedOutlines: async () => [
        {
          ...lesson,
          id: 'lesson',
          orderIndex: 0,
          estimatedMinutes: 1,
          exerciseIds: lesson.exercises.map(({ id }) => id),
        },
      ],
      findPublished: async () => (reads.push('lesson'), structuredClone(lesson)),
    },
    { taught: async (exercise) => exercise },
  );
  const read = async () => {
    await outline.read();
    return outline.exercise('lesson', 'one');
  };
  return { outline, course, lesson, reads, read };
};

test('When events come late, of what the outline was made from, then nothing is read again', async () => {
  const { outline, reads, read } = catalogue();
  await read();
  for (const version of [4, 5]) outline.forgetBefore(eventOf('lesson', version));
  outline.forgetBefore(eventOf('course', 3));
  await read();
  expect(reads).toEqual(['courses', 'lesson']);
});

test('When a lesson or its course changes, then it is read again', async () => {
  const { outline, course, lesson, reads, read } = catalogue();
  await read();
  course.version = 4;
  outline.forgetBefore(eventOf('course', 4));
  await read();
  expect(reads).toEqual(['courses', 'lesson', 'courses']);
  Object.assign(lesson, { version: 6, exercises: [{ id: 'one', titleEn: 'second' }] });
  outline.forgetBefore(eventOf('lesson', 6));
  expect(await read()).toMatchObject({ titleEn: 'second' });
});

test('When a lesson changes while its old version is being read, then that one is not kept', async () => {
  const { outline, lesson, read } = catalogue();
  const reading = outline.exercise('lesson', 'one');
  Object.assign(lesson, { version: 6, exercises: [{ id: 'one', titleEn: 'second' }] });
  outline.forgetBefore(eventOf('lesson', 6));
  expect(await reading).toMatchObject({ titleEn: 'first' });
  expect(await read()).toMatchObject({ titleEn: 'second' });
});

test('When something that the outline does not show is published, then it is made anew', async () => {
  const { outline, reads, read } = catalogue();
  await read();
  outline.forgetBefore(eventOf('another', 1));
  await read();
  expect(reads.filter((what) => what === 'courses')).toHaveLength(2);
});
