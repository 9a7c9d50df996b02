import { personNamed } from './staff-people.ts';

type Query = Record<string, unknown>;

const one = personNamed(700);
const latest: Query = { sort: ['createdAt', 'DESC'] };
/** How many there are, with no more than one row read. */
const counted: Query = { ...latest, range: [0, 0] };
const by = (field: string, order = 'ASC'): Query => ({ sort: [field, order] });
const where = (filter: object, over: Query = {}): Query => ({ ...over, filter });

/** What staff ask of each list: `resource` is its path below `/api/admin/`. */
export const staffListQueries = ({ course, exerciseId }: { course: string; exerciseId: string }) =>
  ({
    users: {
      first: latest,
      count: counted,
      twoWordsFound: where({ q: `${one.firstName} Prueba0007` }, latest),
      twoCommonWordsFound: where({ q: `${one.firstName} Prueba` }, latest),
      oneFound: where({ q: one.email }, latest),
      manyFound: where({ q: one.firstName }, latest),
      byName: by('lastName'),
      byEmail: by('email'),
      premium: where({ plan: 'premium' }, latest),
    },
    attempts: {
      byId: where({ ids: ['attempt-700-0'] }),
      first: latest,
      count: counted,
      // An id of a learner, as free text: it may be one of an attempt, or begin one of an exercise.
      found: where({ q: 'learner-000700' }, latest),
      foundInExercise: where({ q: exerciseId }, latest),
      ofOne: where({ userId: 'learner-000700' }, latest),
      ofCourse: where({ courseId: course }, latest),
      byScore: by('score'),
      failed: where({ passed: false }, latest),
      missedPoint: where({ missed: 'task' }, latest),
      missedPointByScore: where({ missed: 'task' }, by('score')),
      missedPointInExercise: where({ missed: 'task', exerciseId }, latest),
      // None of those here is: the longest way to an empty list.
      overruled: where({ overruled: true }, latest),
      pending: where({ pending: true }, latest),
    },
    'judged-attempts': {
      first: where({ exerciseId }),
      search: where({ exerciseId, q: 'wheel' }),
      searchForNothing: where({ exerciseId, q: 'no such words' }),
      byGood: where({ exerciseId }, by('good')),
      byState: where({ exerciseId }, by('state')),
      waiting: where({ exerciseId, state: 'waiting' }),
    },
    certificates: {
      first: {},
      oneFound: where({ q: `${one.firstName} ${one.lastName}` }),
      manyFound: where({ q: one.firstName }),
      ofFound: where({ q: 'fundamentals' }),
      byName: by('name'),
      byCourse: by('courseTitleEs'),
      byCompletion: by('completedAt', 'DESC'),
      byRevocation: by('revokedAt', 'DESC'),
      ofCourse: where({ courseId: course }),
      revoked: where({ revoked: true }),
    },
    mails: {
      first: latest,
      byTemplate: by('template'),
      byAttempts: by('attempts', 'DESC'),
      ofTemplate: where({ template: 'welcome' }, latest),
      ofOne: where({ userId: 'person-000700' }, latest),
      sent: where({ status: 'sent' }, latest),
      failed: where({ status: 'failed' }, latest),
      retrying: where({ status: 'retrying' }, latest),
    },
  }) satisfies Record<string, Record<string, Query>>;
