import {
  byCourseOrder,
  canOpenCourse,
  entitlementOf,
  mayReadWhole,
  type Reader,
} from '../src/shared/entitlement.ts';

const cases: [who: string, reader: Reader | null, free: boolean, premium: boolean][] = [
  ['a visitor', null, false, false],
  ['a free learner', { role: 'learner', plan: 'free' }, true, false],
  ['a premium learner', { role: 'learner', plan: 'premium' }, true, true],
  ['a free moderator', { role: 'moderator', plan: 'free' }, true, false],
  ['a free administrator', { role: 'administrator', plan: 'free' }, true, true],
];

test.each(cases)(
  'When it is %s, then the right courses and documents open',
  (_who, reader, free, premium) => {
    const entitlement = entitlementOf(reader);
    expect(canOpenCourse(entitlement, 'first', 'first')).toBe(free);
    expect(canOpenCourse(entitlement, 'second', 'first')).toBe(premium);
    expect(mayReadWhole({ isPremium: false }, reader)).toBe(free);
    expect(mayReadWhole({ isPremium: true }, reader)).toBe(premium);
  },
);

test('When no course is published, then a free learner opens none', () => {
  expect(canOpenCourse('first', 'any', null)).toBe(false);
});

test('When two courses have the same order, then their ids decide', () => {
  const courses = [
    { _id: 'b', orderIndex: 1 },
    { _id: 'a', orderIndex: 1 },
    { _id: 'c', orderIndex: 0 },
  ];
  expect(courses.toSorted(byCourseOrder).map(({ _id }) => _id)).toEqual(['c', 'a', 'b']);
});
