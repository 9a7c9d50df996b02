import fc from 'fast-check';
import {
  hasStalePermit,
  withAdministrator,
  withoutAdministrator,
  type AdministratorEntry,
} from './administrators.ts';
import { deviceName, deviceOf } from './device.ts';
import { isGenuine, makeRefreshToken, parseRefreshToken } from './refresh-token.ts';
import { decideRefresh, isOver, sessionLife, type Session } from './session.ts';
import { keyInUse, keysThatVerify } from './signing-key.ts';
import { foldEmail, foldUsername, roleAfter } from './user.ts';

const at = (ms: number) => new Date(1_700_000_000_000 + ms);

describe('roles by two switches', () => {
  test.each([
    ['learner', {}, 'learner'],
    ['learner', { isModerator: true }, 'moderator'],
    ['learner', { isAdmin: true }, 'administrator'],
    ['moderator', { isAdmin: true }, 'administrator'],
    ['moderator', { isModerator: false }, 'learner'],
    ['administrator', { isAdmin: false }, 'learner'],
    ['administrator', { isAdmin: false, isModerator: true }, 'moderator'],
    ['administrator', { isModerator: true }, 'administrator'],
    ['administrator', { isAdmin: true, isModerator: true }, 'administrator'],
  ] as const)('When a %s gets %j, then they are %s', (role, flags, after) => {
    expect(roleAfter(role, flags)).toBe(after);
  });
});

test('When names are folded, then letters that people take for the same are the same', () => {
  expect([foldEmail('Ana@Example.COM'), foldUsername('Iñaki_É')]).toEqual(['ana@example.com', 'inaki_e']);
  expect(foldEmail('josé@example.com')).not.toBe(foldEmail('jose@example.com'));
});

describe('the list of administrators', () => {
  const list: AdministratorEntry[] = [
    { id: 'a', version: 3, counts: true },
    { id: 'b', version: 5, counts: true },
  ];

  test('When one of two leaves, then the other can no more', () => {
    const left = withoutAdministrator(list, 'a', 3);
    expect(left).toContainEqual({ id: 'a', version: 3, counts: false });
    expect(withoutAdministrator(left as AdministratorEntry[], 'b', 5)).toBe('last');
  });

  test('When an entry comes late, then it does not bring back who was permitted to leave', () => {
    const left = withoutAdministrator(list, 'a', 4) as AdministratorEntry[];
    expect(withAdministrator(left, 'a', 4)).toBeNull();
    expect(withAdministrator(left, 'a', 3)).toBeNull();
    expect(withAdministrator(left, 'a', 5)).toContainEqual({ id: 'a', version: 5, counts: true });
    expect([hasStalePermit(left, 'a', 4), hasStalePermit(left, 'a', 5)]).toEqual([true, false]);
  });

  test('When a permit is asked for a version that is past, then it is stale', () => {
    expect(withoutAdministrator(list, 'b', 4)).toBe('stale');
  });
});

describe('refresh tokens', () => {
  const key = Buffer.alloc(32, 1);
  const session = { _id: '01890a5d-ac96-774b-bcce-b302099a8057', seed: 'seed' };
  const parsed = (text: string) => {
    const token = parseRefreshToken(text);
    if (!token) throw new Error('not parsed');
    return token;
  };

  test('When it is made again, then it is the same, and genuine', () => {
    const token = makeRefreshToken(key, session, 7);
    expect(makeRefreshToken(key, session, 7)).toBe(token);
    expect(isGenuine(key, session, parsed(token))).toBe(true);
  });

  test('When key, seed, session or generation is another, then it is not', () => {
    const token = parsed(makeRefreshToken(key, session, 7));
    expect(isGenuine(Buffer.alloc(32, 2), session, token)).toBe(false);
    expect(isGenuine(key, { ...session, seed: 'other' }, token)).toBe(false);
    expect(isGenuine(key, { ...session, _id: `${session._id.slice(0, -1)}0` }, token)).toBe(false);
    expect(isGenuine(key, session, { ...token, generation: 8 })).toBe(false);
  });

  test.each(['', 'x', 'a.1.b', `${session._id}.-1.${'A'.repeat(43)}`, `${session._id}.1.${'A'.repeat(44)}`])(
    'When it is %j, then it is none',
    (text) => {
      expect(parseRefreshToken(text)).toBeNull();
    },
  );

  test.each([
    [5, 'renew'],
    [4, 'repeat'],
    [3, 'repeat'],
    [2, 'replayed'],
    [1, 'replayed'],
    [6, 'unknown'],
  ])('When generation %i comes to a session at 5, then: %s', (generation, decision) => {
    const retired = [
      { generation: 2, until: at(0) },
      { generation: 3, until: at(1) },
      { generation: 4, until: at(0) },
    ];
    expect(decideRefresh({ generation: 5, retired }, generation, at(0))).toBe(decision);
  });

  test('When answers are lost again and again, then a token repeats until its successor is used, and never after', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ isLost: fc.boolean(), waitMs: fc.integer({ min: 0, max: 40_000 }) }), {
          maxLength: 40,
        }),
        (steps) => {
          let now = 0;
          let session: Pick<Session, 'generation' | 'retired'> = { generation: 1, retired: [] };
          let held = 1;
          for (const { isLost, waitMs } of steps) {
            now += waitMs;
            const decision = decideRefresh(session, held, at(now));
            expect(['renew', 'repeat']).toContain(decision);
            if (decision === 'renew') {
              const until = at(now + sessionLife.graceMs);
              session = {
                generation: held + 1,
                retired: [...session.retired, { generation: held, until }],
              };
            }
            if (!isLost) held = session.generation;
          }
          // Whatever is two behind, and past its grace, was used: whoever shows it now is a second party.
          const later = at(now + sessionLife.graceMs);
          for (let generation = 1; generation < session.generation - 1; generation += 1)
            expect(decideRefresh(session, generation, later)).toBe('replayed');
        },
      ),
    );
  });
});

test.each([
  ['nothing has ended', undefined, false],
  ['all before it have ended', { before: at(-1) }, false],
  ['all up to it have ended', { before: at(0) }, true],
  ['all but it have ended', { before: at(5), exceptSessionId: 's' }, false],
  ['all but another have ended', { before: at(5), exceptSessionId: 'other' }, true],
])('When %s, then a session is over: %#', (_what, ended, expected) => {
  const session = { _id: 's', createdAt: at(0), expiresAt: at(100) };
  expect(isOver(session, ended, at(10))).toBe(expected);
  expect(isOver(session, ended, at(100))).toBe(true);
});

test.each([
  ['an older version', 6, true],
  ['that very version', 7, true],
  ['a newer one, by a clock that is behind', 8, false],
])(
  'When all sessions up to a version have ended, then one opened on %s is over: %s',
  (_which, accountVersion, over) => {
    const session = { _id: 's', accountVersion, createdAt: at(over ? 1 : -1), expiresAt: at(100) };
    expect(isOver(session, { upToVersion: 7, before: at(0) }, at(10))).toBe(over);
  },
);

test('When keys have been rotated, then the newest whose time has come signs, and those not spent verify', () => {
  const keys = [
    { _id: 'old', signsFrom: at(0), verifiesUntil: at(50) },
    { _id: 'now', signsFrom: at(10), verifiesUntil: null },
    { _id: 'next', signsFrom: at(100), verifiesUntil: null },
  ];
  expect([at(5), at(20), at(100), at(-5)].map((now) => keyInUse(keys, now)?._id)).toEqual([
    'old',
    'now',
    'next',
    'next',
  ]);
  expect(keysThatVerify(keys, at(50)).map(({ _id }) => _id)).toEqual(['now', 'next']);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0',
    'Edge en Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari en iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36',
    'Chrome en Android',
  ],
  ['curl/8.0', 'Dispositivo desconocido'],
  [undefined, 'Dispositivo desconocido'],
])('When the browser says %j, then the session is called %j', (userAgent, name) => {
  expect(deviceName(deviceOf(userAgent), 'es')).toBe(name);
});
