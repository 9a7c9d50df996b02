import { archiveOf, edited } from '@academy/service-kit/testing/transfer.ts';
import { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import { recordedAction, staffWritesOf } from '@academy/service-kit/testing/staff-writes.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { derivedId } from '@academy/service-kit/ids/derived-id.ts';
import { complete } from '../support/complete.ts';
import { exerciseIds, goodAnswer, importTwoCourses } from '../support/content.ts';
import { learnerOf } from '../support/learners.ts';
import { exported } from '../support/transfer.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let authorization: string;
let attemptId: string;
let pointedId: string;
let reviewId: string;
let judgedId: string;
const [exercise = ''] = exerciseIds('first');

/** An attempt that somebody lets teach the checker. */
const offered = async (): Promise<string> => {
  const mia = await learnerOf(under, 'mia');
  await mia.put('/api/practice/teaching', { enabled: true });
  await mia.check(exercise);
  const path = `/api/admin/taught-exercises/${exercise}/attempts`;
  return until(async () => (await under.client.get(path, { authorization })).body.attempts[0]?.id);
};

/** The first course completed, certified and rated by a learner. */
const prepare = async (): Promise<void> => {
  await importTwoCourses(under.deps);
  const ana = await learnerOf(under, 'ana');
  attemptId = (await ana.check(exercise)).body.attemptId;
  const words = 'One of the five casters never came';
  const answer = `Write an email to the shop. ${words}.`;
  judgedId = await offered();
  pointedId = (await ana.point(exercise, answer, { key: 'mentions', words })).body.attemptId;
  await complete(under, 'ana', 'first');
  const review = await ana.put('/api/reviews/first', { rating: 5, text: 'Good', language: 'en' });
  reviewId = review.body.id;
  const at = new Date();
  await under.deps.certificates.issue(
    {
      _id: 'ana:first',
      code: 'ABCDEFGHJKMN',
      userId: 'ana',
      courseId: 'first',
      name: 'Ana Ruiz',
      courseTitleEs: 'Uno',
      courseTitleEn: 'One',
      terms: [],
      lessonCount: 2,
      exerciseCount: 4,
      completedAt: at,
      issuedAt: at,
      revokedAt: null,
      revokedReason: null,
    },
    [],
  );
};

beforeAll(async () => {
  under = await startCatalog(stack, { env: { TRUST_PROXY: '1' } });
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
  await prepare();
}, 60_000);

type Headers = Record<string, string>;
const send =
  (method: 'patch' | 'post' | 'put' | 'delete', path: string, body: object) => (headers: Headers) =>
    under.client[method](`/api/admin/${path}`, { authorization, headers, body });

interface StaffWrite {
  endpoint: string;
  call: (headers: Headers) => ReturnType<ReturnType<typeof send>>;
  leaves: { action: string; resource: string; resourceId: string; fields: string[] };
}

const titled = { titleEn: 'Another title' };
const reason = 'It names the part in another way';
const content = (endpoint: string, kind: 'course' | 'lesson' | 'exercise', id: string): StaffWrite => ({
  endpoint,
  call: send('patch', `${kind}s/${id}`, titled),
  leaves: { action: `${kind}.updated`, resource: `${kind}s`, resourceId: id, fields: ['titleEn'] },
});
/** Back to what stood there before the change above. */
const restoring = (endpoint: string, kind: 'course' | 'lesson' | 'exercise', id: string): StaffWrite => ({
  endpoint,
  call: async (headers) => {
    const { body } = await under.client.get(`/api/admin/${kind}s/${id}/versions`, { authorization });
    return send('post', `${kind}s/${id}/versions/${body.at(-1).id}/restore`, {})(headers);
  },
  leaves: {
    action: `${kind}.version_restored`,
    resource: `${kind}s`,
    resourceId: id,
    fields: ['titleEn'],
  },
});
const backToFile = (endpoint: string, kind: 'course' | 'lesson' | 'exercise', id: string): StaffWrite => ({
  endpoint,
  call: async (headers) => {
    await send('patch', `${kind}s/${id}`, { titleEn: 'Unlike its file' })({});
    return send('post', `${kind}s/${id}/file/restore`, {})(headers);
  },
  leaves: {
    action: `${kind}.version_restored`,
    resource: `${kind}s`,
    resourceId: id,
    fields: ['titleEn'],
  },
});
const revision = (action: 'revoked' | 'restored'): StaffWrite => ({
  endpoint: 'staffUpdateCertificate',
  call: send('patch', 'certificates/ABCDEFGHJKMN', {
    revoked: action === 'revoked',
    revokedReason: action === 'revoked' ? reason : '',
  }),
  leaves: {
    action: `certificate.${action}`,
    resource: 'certificates',
    resourceId: 'ABCD-EFGH-JKMN',
    fields: ['revokedAt', 'revokedReason'],
  },
});

const made = {
  course: '6f3d1c1e-58f5-4b7c-9a53-0d2a1b6c7e01',
  lesson: '6f3d1c1e-58f5-4b7c-9a53-0d2a1b6c7e02',
  exercise: '6f3d1c1e-58f5-4b7c-9a53-0d2a1b6c7e03',
};
const copies = {
  course: '6f3d1c1e-58f5-4b7c-9a53-0d2a1b6c7e11',
  lesson: '6f3d1c1e-58f5-4b7c-9a53-0d2a1b6c7e12',
  exercise: '6f3d1c1e-58f5-4b7c-9a53-0d2a1b6c7e13',
};
type Kind = keyof typeof made;
const making = (
  endpoint: string,
  kind: Kind,
  body: { titleEn: string } & Record<string, unknown>,
): StaffWrite => ({
  endpoint,
  call: send('post', `${kind}s`, { id: made[kind], ...body }),
  leaves: {
    action: `${kind}.created`,
    resource: `${kind}s`,
    resourceId: made[kind],
    fields: expect.arrayContaining(['titleEn']),
  },
});
const copying = (endpoint: string, kind: Kind): StaffWrite => ({
  endpoint,
  call: send('post', `${kind}s/${made[kind]}/duplicate`, { id: copies[kind] }),
  leaves: {
    action: `${kind}.duplicated`,
    resource: `${kind}s`,
    resourceId: copies[kind],
    fields: [`from ${made[kind]}`],
  },
});
const deleting = (endpoint: string, kind: Kind, id: string): StaffWrite => ({
  endpoint,
  call: send('delete', `${kind}s/${id}`, {}),
  leaves: { action: `${kind}.deleted`, resource: `${kind}s`, resourceId: id, fields: [] },
});
const takingBack = (endpoint: string, kind: Kind, id: string): StaffWrite => ({
  endpoint,
  call: send('post', `${kind}s/${id}/restore`, {}),
  leaves: { action: `${kind}.restored`, resource: `${kind}s`, resourceId: id, fields: [] },
});
const copiedExercises = [made.exercise, copies.exercise].map((id) => derivedId(copies.lesson, id));
/** The new course has the lesson and its copy, the lesson the exercise and its copy. */
const authoring = (): StaffWrite[] => [
  making('staffCreateCourse', 'course', {
    ...titled,
    level: 'beginner',
    iconName: 'play',
    estimatedMinutes: 10,
  }),
  making('staffCreateLesson', 'lesson', { ...titled, courseId: made.course, estimatedMinutes: 10 }),
  making('staffCreateExercise', 'exercise', { ...titled, lessonId: made.lesson }),
  copying('staffDuplicateExercise', 'exercise'),
  copying('staffDuplicateLesson', 'lesson'),
  {
    endpoint: 'staffOrderOutline',
    call: send('put', `courses/${made.course}/outline`, {
      lessons: [
        { id: copies.lesson, exerciseIds: [made.exercise, ...copiedExercises] },
        { id: made.lesson, exerciseIds: [copies.exercise] },
      ],
    }),
    leaves: {
      action: 'course.outline_changed',
      resource: 'courses',
      resourceId: made.course,
      fields: ['lessons'],
    },
  },
  {
    endpoint: 'staffUpdateLesson',
    call: send('patch', `lessons/${made.lesson}`, { courseId: 'first' }),
    leaves: {
      action: 'lesson.moved',
      resource: 'lessons',
      resourceId: made.lesson,
      fields: ['courseId', 'orderIndex'],
    },
  },
  copying('staffDuplicateCourse', 'course'),
  {
    endpoint: 'staffOrderCourses',
    // The first goes behind all others, which each come one place forward.
    call: send('put', 'courses/order', {
      ids: ['second', made.course, copies.course, 'first'],
      before: ['first', 'second', made.course, copies.course],
    }),
    leaves: { action: 'course.ordered', resource: 'courses', resourceId: 'first', fields: ['orderIndex'] },
  },
  {
    endpoint: 'staffImportCourse',
    call: async (headers) => {
      const { files } = await exported(under, 'second');
      const source = await archiveOf(
        edited(files, 'second/course.yaml', (text) => text.replace('A course', 'From files')),
      );
      const plan = await send('post', 'courses/import/plan', { source })({});
      return send('post', 'courses/import', { source, basis: plan.body.basis })(headers);
    },
    leaves: {
      action: 'course.imported',
      resource: 'courses',
      resourceId: 'second',
      fields: ['descriptionEn'],
    },
  },
  deleting('staffDeleteExercise', 'exercise', copies.exercise),
  deleting('staffDeleteLesson', 'lesson', copies.lesson),
  deleting('staffDeleteCourse', 'course', copies.course),
  takingBack('staffRestoreExercise', 'exercise', copies.exercise),
  takingBack('staffRestoreLesson', 'lesson', copies.lesson),
  takingBack('staffRestoreCourse', 'course', copies.course),
];

// What a learner made has its id only once the suite has begun.
const writes = (): StaffWrite[] => {
  const hiding = (action: 'hidden' | 'shown'): StaffWrite => ({
    endpoint: 'staffUpdateReview',
    call: send('patch', `reviews/${reviewId}`, {
      hidden: action === 'hidden',
      hiddenReason: action === 'hidden' ? reason : '',
    }),
    leaves: {
      action: `review.${action}`,
      resource: 'reviews',
      resourceId: reviewId,
      fields: ['hidden', 'hiddenReason'],
    },
  });
  const override = (passed: boolean | null, action: string): StaffWrite => ({
    endpoint: 'staffOverrideAttempt',
    call: send('post', `attempts/${attemptId}/override`, { passed, reason }),
    leaves: { action, resource: 'attempts', resourceId: attemptId, fields: ['override'] },
  });
  const pointing = (refused: boolean, action: string): StaffWrite => ({
    endpoint: 'staffRefusePointing',
    call: send('post', `attempts/${pointedId}/refuse-pointing`, { key: 'mentions', refused, reason }),
    leaves: { action, resource: 'attempts', resourceId: pointedId, fields: ['pointings'] },
  });
  const teaching = (call: 'judge' | 'apply', leaves: StaffWrite['leaves']): StaffWrite => ({
    endpoint: call === 'judge' ? 'staffJudgeAttempt' : 'staffApplyTeaching',
    call: async (headers) => {
      const path = `taught-exercises/${exercise}`;
      if (call === 'judge') {
        const judgement = { id: judgedId, good: true, point: 'mentions', text: goodAnswer, masks: [] };
        return send('post', `${path}/judge`, judgement)(headers);
      }
      const { body } = await under.client.get(`/api/admin/${path}/change`, { authorization });
      return send('post', `${path}/apply`, { token: body.token })(headers);
    },
    leaves,
  });
  const dropping = (dropped: boolean, action: string): StaffWrite => ({
    endpoint: 'staffDropJudgedAttempt',
    call: send('post', `judged-attempts/${judgedId}/drop`, { dropped }),
    leaves: { action, resource: 'judged-attempts', resourceId: judgedId, fields: ['state'] },
  });
  return [
    teaching('judge', {
      action: 'attempt.judged',
      resource: 'judged-attempts',
      resourceId: judgedId,
      fields: ['good', 'point'],
    }),
    teaching('apply', {
      action: 'exercise.references_taught',
      resource: 'taught-exercises',
      resourceId: exercise,
      fields: ['version'],
    }),
    dropping(true, 'attempt.judgement_dropped'),
    dropping(false, 'attempt.judgement_restored'),
    content('staffUpdateCourse', 'course', 'first'),
    content('staffUpdateLesson', 'lesson', 'first--one'),
    content('staffUpdateExercise', 'exercise', exercise),
    restoring('staffRestoreCourseVersion', 'course', 'first'),
    restoring('staffRestoreLessonVersion', 'lesson', 'first--one'),
    restoring('staffRestoreExerciseVersion', 'exercise', exercise),
    backToFile('staffRestoreCourseFile', 'course', 'first'),
    backToFile('staffRestoreLessonFile', 'lesson', 'first--one'),
    backToFile('staffRestoreExerciseFile', 'exercise', exercise),
    revision('revoked'),
    revision('restored'),
    hiding('hidden'),
    hiding('shown'),
    override(false, 'attempt.overruled'),
    override(null, 'attempt.override_withdrawn'),
    pointing(true, 'attempt.pointing_refused'),
    pointing(false, 'attempt.pointing_refusal_withdrawn'),
    ...authoring(),
  ];
};

/** They judge or draw what is sent and store nothing, but for a picture: that shows once a course is saved with it, and the save is told. */
const changesNothing = ['staffRunSelfTest', 'staffPlanImport', 'staffDrawCover', 'staffUploadCoverImage'];

test('When staff get another call that changes something, then it is tried here', () => {
  const tried = new Set([...changesNothing, ...writes().map(({ endpoint }) => endpoint)]);
  expect([...tried].toSorted()).toEqual(staffWritesOf(catalogEndpoints).toSorted());
});

test('When staff change anything, then the audit log gets who, what, which fields and from where', async () => {
  for (const { call, leaves } of writes()) {
    const recorded = await recordedAction(under.events, call);
    expect(recorded).toMatchObject({ ...leaves, actorId: 'boss', network: '203.0.113.0/24' });
    expect(JSON.stringify(recorded)).not.toMatch(/another way|203\.0\.113\.77/);
  }
});
