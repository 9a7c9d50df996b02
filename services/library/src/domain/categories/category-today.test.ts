import { categoryAtImport, categoryToday } from './category-today.ts';

const open = (_id: string) => ({ _id, isRetired: false });
const deleted = (_id: string, movedInto: string | null) => ({
  ...open(_id),
  deletedAt: new Date(),
  movedInto,
});
const all = [
  open('guides'),
  open('cases'),
  { ...open('old'), isRetired: true },
  deleted('moved', 'cases'),
  deleted('empty', null),
  deleted('away', 'old'),
];

test.each([
  ['cases', 'guides', 'cases'],
  ['moved', 'guides', 'cases'],
  ['moved', undefined, 'cases'],
  ['empty', 'cases', 'cases'],
  ['empty', undefined, 'guides'],
  ['old', 'cases', 'cases'],
  ['old', undefined, 'old'],
  ['away', 'cases', 'cases'],
  ['nothing', 'cases', 'nothing'],
  ['nothing', undefined, 'nothing'],
])('When a file says %j of a document in %j, then it means %j today', (said, own, today) => {
  expect(categoryToday(all, said, own)).toBe(today);
});

test.each([
  ['old', 'old', 'cases', 'cases'],
  ['old', 'guides', 'cases', 'old'],
  ['empty', 'guides', 'cases', 'empty'],
  ['moved', 'guides', 'guides', 'cases'],
])(
  'When a document came as %j, its file says %j and it is in %j, then it came as %j',
  (id, named, own, at) => {
    expect(categoryAtImport(all, { id, named, own })).toBe(at);
  },
);
