import { byDecision, hasFollowed, prolongedBy, replacedBy, type MuteState } from './mute.ts';

const day = (count: number): Date => new Date(Date.UTC(2026, 0, count));
const named = (firstName: string) => ({ username: firstName, firstName, lastName: 'Ruiz' });
const mute = {
  _id: 'ana',
  until: day(5),
  reason: 'Insults',
  by: 'mo',
  createdAt: day(1),
  name: named('Ana'),
};
const next = { ...mute, until: day(20), createdAt: day(4), name: named('Shop') };

test('When a mute is replaced while it holds, then the name of before stays', () => {
  expect(replacedBy(mute, next)).toEqual({ ...next, times: 2, name: named('Ana') });
});

test.each([
  ['is over', { ...mute, until: day(4) }],
  ['was ended', { ...mute, until: day(2), name: undefined }],
  ['has no name', { ...mute, name: undefined }],
])('When a mute that %s is replaced, then the present name is taken', (_which, current) => {
  expect(replacedBy(current, next)).toEqual({ ...next, times: 2 });
});

const first = byDecision({ ...mute, until: day(31), createdAt: day(1) }, 'post_1');
const second = byDecision({ ...mute, until: day(3), createdAt: day(2), reason: 'Spam' }, 'post_2');

test.each([
  ['in their order', first, second],
  ['the other way round', second, first],
])(
  'When two decisions are followed %s, then the later end stands, and each counts once',
  (_how, one, other) => {
    const both = prolongedBy(one, other);
    expect(both).toMatchObject({ until: day(31), reason: 'Insults', decision: 'post_1', times: 2 });
    expect([one, other].map((decided) => hasFollowed(one, decided))).toEqual([true, false]);
    expect([one, other].map((decided) => hasFollowed(both, decided))).toEqual([true, true]);
  },
);

test('When a moderator mutes or unmutes by hand, then an earlier decision changes nothing more, a later one does', () => {
  const byHand = replacedBy(second, next);
  expect(byHand).toMatchObject({ decision: undefined, decisions: ['post_2'] });
  expect(hasFollowed(byHand, first)).toBe(true);
  expect(hasFollowed({ ...second, until: day(2), decision: undefined }, first)).toBe(true);
  expect(hasFollowed(byHand, { ...first, createdAt: day(5) })).toBe(false);
});

test('When very many decisions mute, then the last ones are kept', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `post_${index}`);
  const last = ids.reduce<MuteState>(
    (current, id) => prolongedBy(current, byDecision(mute, id)),
    byDecision(mute, 'post'),
  );
  expect(last.decisions).toEqual(ids.slice(-50));
});
