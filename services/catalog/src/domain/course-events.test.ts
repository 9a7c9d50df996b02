import { courseEvents, coursePublishedAt } from './course-events.ts';
import { at, courseRecord } from './testing/learner.ts';

const dataOf = (events: ReturnType<typeof courseEvents>): unknown => JSON.parse(events[0]?.data ?? 'null');

test('When a course becomes published, then it is dated then, and keeps that day while it is', () => {
  const draft = courseRecord('c', { status: 'draft' });
  expect(coursePublishedAt(null, 'draft', at(1))).toBeNull();
  expect(coursePublishedAt(draft, 'published', at(2))).toEqual(at(2));
  const published = courseRecord('c', { publishedAt: at(2) });
  expect(coursePublishedAt(published, 'published', at(3))).toEqual(at(2));
  expect(coursePublishedAt(published, 'draft', at(4))).toBeNull();
  expect(
    coursePublishedAt(courseRecord('c', { status: 'draft', publishedAt: null }), 'published', at(5)),
  ).toEqual(at(5));
});

test('When an earlier release published a course, then the day on which it was created stands', () => {
  const early = courseRecord('c', { createdAt: at(1) });
  expect(coursePublishedAt(early, 'published', at(9))).toEqual(at(1));
  expect(dataOf(courseEvents(early, early))).toMatchObject({ publishedAt: at(1).toISOString() });
});

test('When a published course changes, then its event says when it was published', () => {
  const course = courseRecord('c', { publishedAt: at(2) });
  expect(dataOf(courseEvents(course, { ...course, updatedAt: at(7) }))).toMatchObject({
    publishedAt: at(2).toISOString(),
  });
});

test('When staff or a run publish a course, then it is news; as content/ brought it, it is not', () => {
  const brought = courseRecord('c', { importedHash: 'hash', editedByStaff: false });
  const draft = { status: 'draft' };
  expect(dataOf(courseEvents(null, brought))).toMatchObject({ imported: true });
  expect(dataOf(courseEvents(draft, { ...brought, editedByStaff: true }))).toMatchObject({ imported: false });
  expect(dataOf(courseEvents(null, { ...brought, importedHash: null }))).toMatchObject({ imported: false });
});
