import type { UserRecord } from '../users/user.ts';
import { verifyCredentials } from './verify-credentials.ts';

// Only what the use case reads.
const ana = { _id: 'ana', passwordHash: 'hash of ana', version: 1 } as UserRecord;

/** Notes each step that takes time, in order. */
const stepsFor = async (email: string, password: string) => {
  const steps: string[] = [];
  const user = await verifyCredentials(
    {
      limits: {
        signIn: async () => {
          steps.push('limits');
          return {
            succeeded: async () => void steps.push('succeeded'),
            notChecked: async () => void steps.push('not checked'),
          };
        },
        currentPassword: () => Promise.reject(new Error('not here')),
        registration: () => Promise.reject(new Error('not here')),
      },
      users: {
        findByEmail: async (asked) => {
          steps.push('find');
          return asked === 'ana@example.com' ? ana : null;
        },
        account: () => Promise.reject(new Error('not here')),
        find: () => Promise.reject(new Error('not here')),
        switchesBefore: () => Promise.reject(new Error('not here')),
        takenEmails: () => Promise.reject(new Error('not here')),
        switchMade: () => Promise.reject(new Error('not here')),
        administrators: () => Promise.reject(new Error('not here')),
        idsWith: () => Promise.reject(new Error('not here')),
        taken: () => Promise.reject(new Error('not here')),
        create: () => Promise.reject(new Error('not here')),
        change: () => Promise.reject(new Error('not here')),
      },
      hasher: {
        assertRoom: () => undefined,
        matches: async (hashed, given) => {
          steps.push('verify');
          return hashed !== null && given === 'right';
        },
        hash: () => Promise.reject(new Error('not here')),
        worker: { name: 'password hashes', start: () => undefined, stop: async () => undefined },
        isOutdated: () => false,
      },
    },
    { email, password, address: '10.0.0.1', browserId: null },
  );
  return { user, steps };
};

test('When the email is unknown, then the very steps of a wrong password are taken, the slow one too', async () => {
  const unknown = await stepsFor('nobody@example.com', 'right');
  const wrong = await stepsFor('ana@example.com', 'wrong');
  expect(unknown).toEqual(wrong);
  expect(unknown).toEqual({ user: null, steps: ['limits', 'find', 'verify'] });
});

test('When both are right, then the attempt is taken back from the limits', async () => {
  expect(await stepsFor('ana@example.com', 'right')).toEqual({
    user: ana,
    steps: ['limits', 'find', 'verify', 'succeeded'],
  });
});
