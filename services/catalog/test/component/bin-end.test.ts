import { sweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { createModels } from '../../src/dependencies.ts';
import { personalSweeps } from '../../src/sweeps.ts';
import { restoreCourse } from '../../src/use-cases/bin/restore-from-bin.ts';
import { removeCourse, removeLesson } from '../../src/use-cases/bin/put-in-bin.ts';
import { createSettling } from '../../src/use-cases/authoring/settling.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { authorOf, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';
import { dieIn } from '../support/die-in.ts';
import { faultIn } from '../support/verify-kept.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;
let models: ReturnType<typeof createModels>;

beforeAll(async () => {
  under = await startCatalog(stack);
  author = await authorOf(under);
  models = createModels(await stack.database('catalog'));
}, 60_000);

const dayMs = 24 * 3_600_000;
const inDays = (count: number) => new Date(Date.now() + count * dayMs);
const sweepAt = async (now: Date): Promise<number> => {
  let ended = 0;
  for (const job of personalSweeps(models, under.deps))
    if (job.retention === 'bin') ended += await sweepJob(job, now);
  return ended;
};

test('When 30 days are over, then what lies in the bin ends with its versions, and nothing brings it back', async () => {
  await importCourses(under.deps, [course('ended', 50), course('partly', 51), course('stays', 52)]);
  const saved = [
    'courses/ended',
    'lessons/ended--one',
    'lessons/partly--one',
    'exercises/partly--two--first',
  ];
  for (const path of saved) await author.patch(path, { titleEn: 'Saved' });
  for (const path of ['courses/ended', 'lessons/partly--one', 'exercises/partly--two--first'])
    expect((await author.delete(path)).status).toBe(204);
  expect(await sweepAt(inDays(29))).toBe(0);
  expect((await author.get('bin')).body).toHaveLength(3);
  expect(await sweepAt(inDays(31))).toBe(3);
  expect((await author.get('bin')).body).toEqual([]);
  // Nor does what is left tell who deleted it, or what its cover said.
  const left = [
    await under.deps.courses.findAnywhere('ended'),
    await under.deps.lessons.findAnywhere('ended--one'),
    await under.deps.lessons.findAnywhere('partly--one'),
  ];
  for (const record of left) {
    expect(record?.endedAt).toBeInstanceOf(Date);
    expect(record).not.toHaveProperty('binnedBy');
  }
  expect(left[0]).toMatchObject({ cover: null, coverImage: null });
  for (const path of saved) {
    const [kind = '', recordId = ''] = path.split('/');
    expect((await under.deps.versions.list({ kind, recordId }, { from: 0, to: 9 })).total).toBe(0);
    expect((await author.post(`${path}/restore`)).status).toBe(404);
    expect((await author.get(path)).status).toBe(404);
  }
  expect((await author.get('lessons/partly--two')).body.exerciseIds).toEqual(['partly--two--second']);
  await importCourses(under.deps, [course('ended', 50), course('partly', 51)]);
  expect((await author.get('courses/ended')).status).toBe(404);
  expect((await author.get('lessons/ended--one')).status).toBe(404);
  expect((await author.get('lessons/partly--one')).status).toBe(404);
  expect(await sweepAt(inDays(90))).toBe(0);
  expect((await author.get('courses/stays')).status).toBe(200);
});

test('When its time is over and no sweep has come yet, then it is not restored any more', async () => {
  await importCourses(under.deps, [course('late', 55)]);
  await author.delete('exercises/late--one--first');
  await author.delete('lessons/late--two');
  await author.delete('courses/late');
  const late = { ...under.deps, now: () => inDays(31) };
  await expect(restoreCourse(late, { id: 'late', actorId: 'boss' })).rejects.toMatchObject({ status: 404 });
  expect((await author.post('courses/late/restore')).status).toBe(200);
});

test.each(['into', 'out of'])(
  'When a service dies while a course goes %s the bin, then the next process finishes it',
  async (way) => {
    const id = way === 'into' ? 'going' : 'coming';
    await importCourses(under.deps, [course(id, 60)]);
    if (way === 'out of') await author.delete(`courses/${id}`);
    await dieIn({ stack, under }, 'catalog.after_followed_lesson', (client, authorization) =>
      way === 'into'
        ? client.delete(`/api/admin/courses/${id}`, { authorization })
        : client.post(`/api/admin/courses/${id}/restore`, { authorization }),
    );
    // Whoever sees a course published sees all of it: else a learner could complete it by a part.
    expect((await under.client.get(`/api/courses/${id}`)).status).toBe(404);
    expect((await author.get('bin')).body.some(({ recordId }: { recordId: string }) => recordId === id)).toBe(
      way === 'into',
    );
    // Nor does a sweep end what is on its way out.
    if (way === 'out of') await sweepAt(inDays(31));
    const settle = createSettling(under.deps);
    await settle();
    const expected = way === 'into' ? 404 : 200;
    for (const path of [`courses/${id}`, `lessons/${id}--one`, `lessons/${id}--two`])
      expect((await author.get(path)).status).toBe(expected);
    expect((await under.client.get(`/api/courses/${id}`)).status).toBe(expected);
    if (way === 'out of') expect((await under.client.get(`/api/courses/${id}`)).body.lessonCount).toBe(2);
  },
  120_000,
);

/** The catalogue whose store fails as it writes what follows from a deletion or restoration. */
const failing = (part: 'lessons' | 'courses', write: 'change' | 'changeInBin') => {
  const fails = () => Promise.reject(new Error('the store is away'));
  return { ...under.deps, [part]: { ...under.deps[part], [write]: fails } };
};

test('When what follows a deletion or restoration fails, then that holds, and the next round finishes it', async () => {
  const settle = createSettling(under.deps);
  await importCourses(under.deps, [course('shaky', 70)]);
  await settle();
  const removal = { expectedVersion: null, actorId: 'boss' };
  await removeCourse(failing('lessons', 'change'), { id: 'shaky', ...removal });
  expect((await author.get('courses/shaky')).status).toBe(404);
  expect((await author.get('lessons/shaky--one')).status).toBe(200);
  await settle();
  expect((await author.get('lessons/shaky--one')).status).toBe(404);
  await restoreCourse(failing('lessons', 'changeInBin'), { id: 'shaky', actorId: 'boss' });
  expect((await under.client.get('/api/courses/shaky')).status).toBe(404);
  await settle();
  expect((await under.client.get('/api/courses/shaky')).body.lessonCount).toBe(2);
  await removeLesson(failing('courses', 'change'), { id: 'shaky--one', ...removal });
  expect((await author.get('lessons/shaky--one')).status).toBe(404);
  expect((await author.get('courses/shaky')).body.lessonIds).toEqual(['shaky--one', 'shaky--two']);
  await settle();
  expect((await author.get('courses/shaky')).body.lessonIds).toEqual(['shaky--two']);
});

test('When a course rests in the bin, then a round drops nothing that is held in memory', async () => {
  await importCourses(under.deps, [course('resting', 71)]);
  await removeCourse(under.deps, { id: 'resting', expectedVersion: null, actorId: 'boss' });
  await createSettling(under.deps)();
  let forgotten = 0;
  const outline = { ...under.deps.outline, forget: () => (forgotten += 1) };
  await createSettling({ ...under.deps, outline })();
  expect(forgotten).toBe(0);
});

test('When one course cannot be finished, then a round finishes the others all the same', async () => {
  await importCourses(under.deps, [course('stuck', 72), course('behind', 73)]);
  const removal = { expectedVersion: null, actorId: 'boss' };
  await removeLesson(failing('courses', 'change'), { id: 'behind--one', ...removal });
  const { courses } = under.deps;
  const change: typeof courses.change = (id, work) =>
    id === 'stuck' ? Promise.reject(new Error('too large')) : courses.change(id, work);
  await removeLesson(failing('courses', 'change'), { id: 'stuck--one', ...removal });
  await createSettling({ ...under.deps, courses: { ...courses, change } })();
  expect((await author.get('courses/behind')).body.lessonIds).toEqual(['behind--two']);
});

test('When all that is over, then versions and bin are as they were kept', async () => {
  expect(await faultIn(under)).toBeNull();
});
