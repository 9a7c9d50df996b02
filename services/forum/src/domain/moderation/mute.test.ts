import { replacedBy } from './mute.ts';

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
  expect(replacedBy(mute, next)).toEqual({ ...next, name: named('Ana') });
});

test.each([
  ['is over', { ...mute, until: day(4) }],
  ['was ended', { ...mute, until: day(2), name: undefined }],
  ['has no name', { ...mute, name: undefined }],
])('When a mute that %s is replaced, then the present name is taken', (_which, current) => {
  expect(replacedBy(current, next)).toEqual(next);
});
