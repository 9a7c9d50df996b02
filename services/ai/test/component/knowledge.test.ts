import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { lessonRemovedV1 } from '@academy/contracts/events/catalog/lesson-removed.v1.ts';
import { courseRemovedV1 } from '@academy/contracts/events/catalog/course-removed.v1.ts';
import { courseUpdatedV1 } from '@academy/contracts/events/catalog/course-updated.v1.ts';
import { lessonPublishedV1 } from '@academy/contracts/events/catalog/lesson-published.v1.ts';
import { lessonUpdatedV1 } from '@academy/contracts/events/catalog/lesson-updated.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { freeCourses } from '../../src/data/migrations/003-free-courses.ts';
import { knownModels } from '../../src/knowledge/data/known-models.ts';
import { startAi, type AiUnderTest } from '../support/ai-under-test.ts';
import { courseData, documentData, lessonData, publish } from '../support/publish.ts';

const stack = useTestStack();
let under: AiUnderTest;

const course = courseData('First steps', { lessonIds: ['anatomy'] });
const lesson = (words: string) =>
  lessonData('Anatomy', {
    courseId: 'first',
    contentEs: `## Rol\n\n${words}`,
    contentEn: `## Role\n\n${words}`,
  });

const texts = async (): Promise<string[]> =>
  (await under.deps.knowledge.read()).passages
    .map(({ place, language, heading, text }) => `${place.kind} ${place.id} ${language} ${heading}: ${text}`)
    .sort();

const guide = documentData('Guide', { contentEs: 'Una guía.', contentEn: 'A guide.', isPremium: true });
const guideTexts = ['document guide en null: A guide.', 'document guide es null: Una guía.'];

beforeAll(async () => {
  // Before the service starts: it builds its read model from what is on the topics.
  const kafka = stack.kafka();
  await publish(kafka, coursePublishedV1, { id: 'first', data: course });
  await publish(kafka, lessonPublishedV1, { id: 'anatomy', data: lesson('Before.') });
  await publish(kafka, documentAddedV1, { id: 'guide', data: guide });
  under = await startAi(stack);
}, 60_000);

test('When courses, lessons and documents were published before it starts, then it knows them once it is ready', async () => {
  expect(await texts()).toEqual([
    ...guideTexts,
    'lesson anatomy en Role: Before.',
    'lesson anatomy es Rol: Before.',
  ]);
  const { shelf } = await under.deps.knowledge.read();
  expect(shelf.lesson('anatomy')?.course.titleEn).toBe('First steps (en)');
  expect(shelf.course('first')?.course.isPremium).toBe(false);
});

test('When an earlier release kept courses, then they are premium until the first of them is made free', async () => {
  const { course: courses } = knownModels(under.runtime.mongo);
  await courses.updateOne({ _id: 'first' }, { $unset: { isPremium: 1 } });
  const read = async () => (await under.deps.knowledge.records.read('course', ['first']))[0]?.isPremium;
  expect(await read()).toBe(true);
  const later = { _id: 'later', orderIndex: 9, lessonIds: [], sequence: 1 };
  const rows = under.runtime.mongo.collection<typeof later>('known_courses');
  await rows.insertOne(later);
  await freeCourses(under.runtime.mongo).run({
    logger: under.deps.logger,
    signal: new AbortController().signal,
  });
  expect(await read()).toBe(false);
  expect(await rows.findOne({ _id: 'later' })).toMatchObject({ isPremium: true });
  await rows.deleteOne({ _id: 'later' });
});

test('When a lesson changes, then its old text is gone; an older event that comes again changes nothing', async () => {
  const { kafka } = under.runtime;
  await publish(kafka, lessonUpdatedV1, { id: 'anatomy', sequence: 3, data: lesson('After.') });
  await publish(kafka, lessonUpdatedV1, { id: 'anatomy', sequence: 2, data: lesson('Between.') });
  await publish(kafka, courseUpdatedV1, { id: 'first', sequence: 2, data: course });
  const after = [...guideTexts, 'lesson anatomy en Role: After.', 'lesson anatomy es Rol: After.'];
  await until(async () => (await texts()).join() === after.join());
  await until(async () => (await under.deps.knowledge.records.versions('course')).get('first') === 2);
  expect(await texts()).toEqual(after);
});

test('When what is published is withdrawn, then nothing of it is known', async () => {
  const { kafka } = under.runtime;
  await publish(kafka, documentRemovedV1, { id: 'guide', sequence: 2 });
  await publish(kafka, courseRemovedV1, { id: 'first', sequence: 3 });
  // The lesson is still kept, but no published course lists it.
  await until(async () => (await texts()).length === 0);
  expect((await under.deps.knowledge.read()).shelf.lesson('anatomy')).toBeNull();
});

test('When what was withdrawn is published again, then it is known again', async () => {
  const { kafka } = under.runtime;
  await publish(kafka, documentAddedV1, { id: 'guide', sequence: 3, data: guide });
  await publish(kafka, lessonRemovedV1, { id: 'anatomy', sequence: 4 });
  await publish(kafka, lessonPublishedV1, { id: 'anatomy', sequence: 5, data: lesson('Again.') });
  await publish(kafka, coursePublishedV1, { id: 'first', sequence: 4, data: course });
  const again = [...guideTexts, 'lesson anatomy en Role: Again.', 'lesson anatomy es Rol: Again.'];
  await until(async () => (await texts()).join() === again.join());
});
