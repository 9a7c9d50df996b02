import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { taughtBy } from '../../src/teaching/domain/taught-references.ts';
import { applyChange } from '../../src/teaching/use-cases/apply-change.ts';
import { dropJudged } from '../../src/teaching/use-cases/drop-judged.ts';
import { eraseOrphans } from '../../src/teaching/use-cases/erase-orphans.ts';
import { judgeAttempt } from '../../src/teaching/use-cases/judge-attempt.ts';
import { eraseFromTeaching } from '../../src/teaching/use-cases/leave-teaching.ts';
import { previewChange } from '../../src/teaching/use-cases/preview-change.ts';
import { rebuildStale } from '../../src/teaching/use-cases/rebuild-stale.ts';
import { saveTeachingSettings } from '../../src/teaching/use-cases/settings.ts';
import { exerciseForStaff } from '../../src/teaching/use-cases/taught-exercise.ts';
import type { CatalogDeps } from '../../src/use-cases/deps.ts';
import type { LessonExercise } from '../../src/domain/lesson.ts';
import { editCourse } from '../../src/use-cases/staff-content/edit-course.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { exerciseIds, goodAnswer, importTwoCourses } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const [exerciseId = ''] = exerciseIds('first');

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
}, 60_000);

const caller: Caller = {
  userId: 'teacher',
  role: 'administrator',
  plan: 'free',
  sessionId: 'session',
  openedOn: undefined,
  openedAt: new Date(0),
};
const copies = () => under.runtime.mongo.collection('judged_attempts');

/** An attempt of a member that teachers may judge, by the id of its judgement. */
const offeredBy = async (userId: string): Promise<string> => {
  const learner = await learnerOf(under, userId);
  await learner.put('/api/practice/teaching', { enabled: true });
  await learner.check(exerciseId, goodAnswer);
  return until(async () => {
    const [mark] = await under.deps.offeredAttempts.marksOf(userId, null);
    return mark?.judgementId;
  });
};
const judge = (deps: CatalogDeps, id: string) =>
  judgeAttempt(deps, {
    exerciseId,
    judgement: { id, text: goodAnswer, good: true, point: 'mentions', masks: [] },
    caller,
    language: 'en',
  });

test('When a teacher judges while an account is deleted, then no copy stays', async () => {
  const id = await offeredBy('ana');
  const judgedMeanwhile: string[] = [];
  const judgedAttempts: CatalogDeps['judgedAttempts'] = {
    ...under.deps.judgedAttempts,
    erase: async (ids) => {
      await under.deps.judgedAttempts.erase(ids);
      await judge(under.deps, id).then(
        () => judgedMeanwhile.push(id),
        () => undefined,
      );
    },
  };
  await eraseFromTeaching({ ...under.deps, judgedAttempts }, 'ana');
  expect(judgedMeanwhile).toEqual([]);
  expect(await copies().countDocuments({ _id: id as never, removedAt: null })).toBe(0);
});

test('When a member withdraws and consents again while a teacher judges, then what was written before stays out', async () => {
  const id = await offeredBy('eva');
  const judgedAttempts: CatalogDeps['judgedAttempts'] = {
    ...under.deps.judgedAttempts,
    write: async (record) => {
      await saveTeachingSettings(under.deps, 'eva', { enabled: false });
      await saveTeachingSettings(under.deps, 'eva', { enabled: true });
      return under.deps.judgedAttempts.write(record);
    },
  };
  await expect(judge({ ...under.deps, judgedAttempts }, id)).rejects.toMatchObject({ status: 404 });
  expect(await copies().countDocuments({ _id: id as never })).toBe(0);
});

test('When a judgement is taken back while its member withdraws, then its attempt is not offered again', async () => {
  const id = await offeredBy('mia');
  await judge(under.deps, id);
  const offeredAttempts: CatalogDeps['offeredAttempts'] = {
    ...under.deps.offeredAttempts,
    // After the withdrawal has read the marks, and before it takes them off.
    unmark: async (userId, marks) => {
      await under.deps.offeredAttempts.offerAgain(id, { offeredIn: exerciseId, judgementId: 'next' });
      return under.deps.offeredAttempts.unmark(userId, marks);
    },
  };
  await saveTeachingSettings({ ...under.deps, offeredAttempts }, 'mia', { enabled: false });
  expect(await under.deps.offeredAttempts.marksOf('mia', null)).toEqual([]);
  await expect(dropJudged(under.deps, { id, dropped: true, caller })).rejects.toMatchObject({ status: 404 });
});

test('When a judgement is taken back between the references of a change and its end, then they are made anew', async () => {
  const [kept, dropped] = [await offeredBy('noa'), await offeredBy('ivo')];
  await judge(under.deps, kept);
  await judge(under.deps, dropped);
  const judgedAttempts: CatalogDeps['judgedAttempts'] = {
    ...under.deps.judgedAttempts,
    apply: async (ids) => {
      await dropJudged(under.deps, { id: dropped, dropped: true, caller });
      await rebuildStale(under.deps);
      return under.deps.judgedAttempts.apply(ids);
    },
  };
  const { token } = await previewChange(under.deps, exerciseId);
  await applyChange({ ...under.deps, judgedAttempts }, { exerciseId, token, caller });
  await rebuildStale(under.deps);
  const inEffect = await under.deps.judgedAttempts.listInEffect(exerciseId);
  expect(inEffect.map(({ _id }) => _id)).not.toContain(dropped);
  const [taught] = await under.deps.taughtReferences.listAll();
  const { exercise } = await exerciseForStaff(under.deps, exerciseId);
  expect(taught?.references).toEqual(await taughtBy(inEffect, exercise));
});

test('When no attempt leads to a copy, then the round erases it and the others stay', async () => {
  const id = await offeredBy('leo');
  await judge(under.deps, id);
  const kept = await under.deps.judgedAttempts.find(id);
  await copies().insertOne({ ...kept, _id: 'lost', removedAt: null } as never);
  await eraseOrphans(under.deps);
  expect(await under.deps.judgedAttempts.find('lost')).toBeNull();
  expect(await under.deps.judgedAttempts.find(id)).not.toBeNull();
});

test('When a course would be published that misjudges its samples with what it was taught, then it is refused', async () => {
  const course = await under.deps.courses.find('first');
  if (!course) throw new Error('There is no course.');
  const publish = (taughtExercises: CatalogDeps['taughtExercises']) =>
    editCourse({ ...under.deps, taughtExercises }, course, {
      fields: { status: 'published' },
      at: new Date(),
    });
  const strict = (exercise: LessonExercise) => ({
    ...exercise,
    rubric: { ...exercise.rubric, passScore: 101 },
  });
  await publish(under.deps.taughtExercises);
  await expect(
    publish({ ...under.deps.taughtExercises, join: () => Promise.resolve(strict) }),
  ).rejects.toMatchObject({ status: 400 });
});
