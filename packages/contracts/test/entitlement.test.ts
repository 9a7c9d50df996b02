import { byCourseOrder, earnsCertificate, mayOpen, type Reader } from '../src/shared/entitlement.ts';

const cases: [who: string, reader: Reader | null, free: boolean, premium: boolean][] = [
  ['a visitor', null, false, false],
  ['a free learner', { role: 'learner', plan: 'free' }, true, false],
  ['a premium learner', { role: 'learner', plan: 'premium' }, true, true],
  ['a free moderator', { role: 'moderator', plan: 'free' }, true, false],
  ['a free teacher', { role: 'teacher', plan: 'free' }, true, true],
  ['free support', { role: 'support', plan: 'free' }, true, false],
  ['a free administrator', { role: 'administrator', plan: 'free' }, true, true],
];

test.each(cases)(
  'When it is %s, then the right courses and documents open',
  (_who, reader, free, premium) => {
    expect(mayOpen({ isPremium: false }, reader)).toBe(free);
    expect(mayOpen({ isPremium: true }, reader)).toBe(premium);
  },
);

test('When a course is completed, then a free one certifies on every plan and another with Premium', () => {
  const earns = (isPremium: boolean) => [
    earnsCertificate('free', { isPremium }),
    earnsCertificate('premium', { isPremium }),
  ];
  expect(earns(false)).toEqual([true, true]);
  expect(earns(true)).toEqual([false, true]);
});

test('When two courses have the same order, then their ids decide', () => {
  const courses = [
    { _id: 'b', orderIndex: 1 },
    { _id: 'a', orderIndex: 1 },
    { _id: 'c', orderIndex: 0 },
  ];
  expect(courses.toSorted(byCourseOrder).map(({ _id }) => _id)).toEqual(['c', 'a', 'b']);
});
