import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { importHash } from '@academy/service-kit/content/import-decision.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { createExercise } from '../../src/use-cases/authoring/create-exercise.ts';
import type { ContentCourse } from '../../src/content/read-courses.ts';
import { authorOf, newExercise, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';
import { faultIn } from '../support/verify-kept.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;

beforeAll(async () => {
  under = await startCatalog(stack);
  author = await authorOf(under);
}, 60_000);

/** The course as content/ has it once an exercise has moved from its first lesson to its second. */
const withMoved = (id: string, orderIndex: number): ContentCourse => {
  const made = course(id, orderIndex);
  const [one, two] = made.lessons;
  const [moved, ...rest] = one?.fields.exercises ?? [];
  if (!one || !two || !moved) throw new Error('a course without lessons');
  const lessons = [
    { ...one, fields: { ...one.fields, exercises: rest } },
    { ...two, fields: { ...two.fields, exercises: [...two.fields.exercises, moved] } },
  ];
  return { ...made, lessons: lessons.map((each) => ({ ...each, hash: importHash(each.fields) })) };
};
const holdersOf = (id: string) => under.deps.lessons.findHolders([id]);

/** Has another lesson take an exercise that lies in the bin, as an earlier release could. */
const putInto = async (lessonId: string, id: string): Promise<void> => {
  const source = (await under.deps.lessons.find(lessonId))?.exercises[0];
  if (!source) throw new Error(`${lessonId} has no exercise`);
  await under.deps.lessons.change(lessonId, (before) => ({
    state: { exercises: [...before.exercises, { ...source, id }] },
    events: [],
  }));
};

test('When an exercise lies in the bin, then neither an import nor staff put it into another lesson', async () => {
  const id = 'moving--one--first';
  await importCourses(under.deps, [course('moving', 0)]);
  await author.delete(`exercises/${id}`);
  const { lessons } = await importCourses(under.deps, [withMoved('moving', 0)]);
  expect(lessons.conflict).toBe(2);
  const { rubric: _rubric, ...texts } = newExercise;
  const again = (exerciseId: string) =>
    createExercise(under.deps, {
      draft: { ...texts, id: exerciseId, lessonId: 'moving--two' },
      actorId: 'boss',
    });
  await expect(again(id)).rejects.toMatchObject({ status: 409 });
  expect(await holdersOf(id)).toEqual([]);
  await author.delete('lessons/moving--one');
  await expect(again('moving--one--second')).rejects.toMatchObject({ status: 409 });
  await author.post('lessons/moving--one/restore');
  expect((await author.post(`exercises/${id}/restore`)).status).toBe(200);
  expect(await holdersOf(id)).toHaveLength(1);
});

test.each(['exercises/a--one--first', 'lessons/b--one', 'courses/c'])(
  'When an exercise of it is in another lesson by now, then restoring %s is refused and says where',
  async (path) => {
    const courseId = path.slice(path.indexOf('/') + 1)[0] ?? '';
    const id = `${courseId}--one--first`;
    await importCourses(under.deps, [course(courseId, 10), course('other', 11)]);
    expect((await author.delete(path)).status).toBe(204);
    await putInto('other--one', id);
    const refused = await author.post(`${path}/restore`);
    expect(refused).toMatchObject({
      status: 409,
      body: { type: expect.stringContaining('exercise-elsewhere') },
    });
    expect(refused.body.detail).toContain('Lesson one');
    expect(await holdersOf(id)).toHaveLength(1);
    await under.deps.lessons.change('other--one', ({ exercises }) => ({
      state: { exercises: exercises.filter((exercise) => exercise.id !== id) },
      events: [],
    }));
    expect((await author.post(`${path}/restore`)).status).toBe(200);
  },
);

test('When the exercise that learners tried lies in the bin, then its lesson still moves to no other course', async () => {
  await importCourses(under.deps, [course('tried', -1), course('target', 20)]);
  const ana = await learnerOf(under, 'ana');
  expect((await ana.check('tried--one--first')).status).toBe(200);
  await author.delete('exercises/tried--one--first');
  const moved = await author.patch('lessons/tried--one', { courseId: 'target' });
  expect(moved).toMatchObject({ status: 409, body: { type: expect.stringContaining('lesson-in-use') } });
  expect((await author.patch('lessons/tried--two', { courseId: 'target' })).status).toBe(200);
});

test('When an exercise is deleted and restored, then imports go on with its lesson, and not while it is away', async () => {
  const changed = (titleEn: string): ContentCourse => {
    const made = course('undone', 30, { lessons: ['one'] });
    return {
      ...made,
      lessons: made.lessons.map((each) => {
        const fields = { ...each.fields, titleEn };
        return { ...each, fields, hash: importHash(fields) };
      }),
    };
  };
  const titleOf = async () => (await author.get('lessons/undone--one')).body.titleEn;
  await importCourses(under.deps, [changed('First')]);
  await author.delete('exercises/undone--one--first');
  expect((await author.get('lessons/undone--one')).body.editedByStaff).toBe(true);
  expect((await importCourses(under.deps, [changed('Away')])).lessons.conflict).toBe(1);
  expect((await importCourses(under.deps, [course('undone', 30, { lessons: [] })])).lessons.update).toBe(0);
  expect((await author.get('lessons/undone--one')).body.status).toBe('published');
  await author.post('exercises/undone--one--first/restore');
  expect((await importCourses(under.deps, [changed('Back')])).lessons.update).toBe(1);
  expect(await titleOf()).toBe('Back');
  await author.delete('exercises/undone--one--first');
  await author.patch('lessons/undone--one', { titleEn: 'By staff' });
  await author.post('exercises/undone--one--first/restore');
  expect((await importCourses(under.deps, [changed('Again')])).lessons.conflict).toBe(1);
  expect(await titleOf()).toBe('By staff');
});

test('When all that is over, then versions and bin are as they were kept', async () => {
  expect(await faultIn(under)).toBeNull();
});
