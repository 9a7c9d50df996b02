import type { Envelope } from '@academy/contracts/events/event.ts';
import { createTtlMap } from './ttl-map.ts';
import { createRevocationsReader } from './revocations.ts';
import { createAccountAccessReader } from './account-access.ts';

const envelope = (type: string, sequence: number, data: unknown): Envelope => ({
  specversion: '1.0',
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  source: '/academy/auth',
  type: `academy.auth.${type}.v1`,
  subject: 'ana',
  time: '2026-01-01T00:00:00.000Z',
  sequence,
  datacontenttype: 'application/json',
  data,
});

const user = (role: string, plan: string) => ({ id: 'ana', role, plan, username: 'not read' });

describe('the access of accounts', () => {
  test('When events come out of order or twice, then the newest holds', () => {
    const users = createAccountAccessReader(60_000);
    const second = envelope('plan_changed', 2, user('learner', 'premium'));
    for (const event of [second, envelope('user_registered', 1, user('learner', 'free')), second])
      users.observe(event);
    expect(users.get('ana')).toEqual({ role: 'learner', plan: 'premium', sequence: 2, deleted: false });
  });

  test('When an account is deleted, then no older event brings it back', () => {
    const users = createAccountAccessReader(60_000);
    users.observe(envelope('user_deleted', 5, { id: 'ana' }));
    users.observe(envelope('user_updated', 4, user('administrator', 'free')));
    expect(users.get('ana')).toMatchObject({ deleted: true });
  });

  test('When an event does not say what is needed, then it is refused and changes nothing', () => {
    const users = createAccountAccessReader(60_000);
    expect(() => users.observe(envelope('user_updated', 1, { id: 'ana', role: 'king' }))).toThrow();
    expect(users.get('ana')).toBeNull();
  });
});

describe('revocations', () => {
  const at = (ms: number) => new Date(1_700_000_000_000 + ms);
  const reader = (data: object) => {
    const revocations = createRevocationsReader(60_000);
    revocations.observe(
      envelope('sessions_revoked', 1, { userId: 'ana', before: at(0).toISOString(), ...data }),
    );
    return (sessionId: string, ms: number, openedOn?: number, userId = 'ana') =>
      revocations.isRevoked({ userId, sessionId, openedOn, openedAt: at(ms) });
  };

  test('When one session ended, then that one is refused whenever its tokens were signed, and no other', () => {
    const isRevoked = reader({ sessionId: 's1' });
    expect([isRevoked('s1', -1), isRevoked('s1', 60_000), isRevoked('s1', 60_000, 9)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isRevoked('s2', -1), isRevoked('s1', -1, undefined, 'eva')]).toEqual([false, false]);
  });

  test('When all sessions but one ended, then those opened on that version or before are, whatever the clocks say', () => {
    const isRevoked = reader({ exceptSessionId: 'kept', upToVersion: 7 });
    expect([isRevoked('s1', 60_000, 7), isRevoked('s1', 60_000, 3)]).toEqual([true, true]);
    expect([isRevoked('kept', -5, 7), isRevoked('s1', -60_000, 8)]).toEqual([false, false]);
  });

  test.each([
    ['the event', {}, 3],
    ['the token', { upToVersion: 7 }, undefined],
  ])(
    'When %s does not say the version, then the moment that the session was opened decides',
    (_which, data, openedOn) => {
      const isRevoked = reader({ exceptSessionId: 'kept', ...data });
      expect([
        isRevoked('s1', 0, openedOn),
        isRevoked('kept', -5, openedOn),
        isRevoked('s1', 1, openedOn),
      ]).toEqual([true, false, false]);
    },
  );
});

test('When entries are older than they are kept, then they go as new ones come', () => {
  let now = 0;
  const map = createTtlMap<number>(100, () => now);
  map.set('a', 1);
  map.set('b', 2);
  now = 60;
  map.set('a', 3);
  now = 120;
  map.set('c', 4);
  expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([3, undefined, 4, 2]);
});
