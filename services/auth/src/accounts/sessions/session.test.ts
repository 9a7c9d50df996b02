import { isOver } from './session.ts';

const at = (ms: number) => new Date(1_700_000_000_000 + ms);

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
