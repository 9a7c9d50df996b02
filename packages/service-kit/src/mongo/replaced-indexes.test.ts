import { replacedIndexes } from './replaced-indexes.ts';

const declared = [{ createdAt: -1, _id: -1 }, { plan: 1, createdAt: -1 }, { email: 1 }];
const named = (name: string, key: object, rest = {}) => ({ name, key, ...rest });

test('When a declared index has the fields of another one, then that one is replaced, whatever its order of equals', () => {
  const present = [
    named('_id_', { _id: 1 }),
    named('bare', { createdAt: -1 }),
    named('other ties', { createdAt: -1, _id: 1 }),
    named('declared', { createdAt: -1, _id: -1 }),
    named('with ties', { plan: 1, createdAt: -1, _id: 1 }),
    named('declared too', { plan: 1, createdAt: -1 }),
    named('declared and unique', { email: 1 }, { unique: true }),
  ];
  expect(replacedIndexes(present, declared)).toEqual(['bare', 'other ties', 'with ties']);
});

test('When a declared index has the mark of removal before the fields of another one, then that one is replaced', () => {
  const live = { removedAt: 1, terms: 1 };
  expect(replacedIndexes([named('without', { terms: 1 }), named('declared', live)], [live])).toEqual([
    'without',
  ]);
  expect(replacedIndexes([named('mark', { removedAt: 1 })], [live])).toEqual([]);
});

test.each([
  ['goes the other way', { createdAt: 1 }],
  ['has other fields', { plan: 1 }],
  ['has its fields in another order', { createdAt: -1, plan: 1 }],
  ['is of ids alone', { _id: -1 }],
])('When an index %s, then it is left', (_what, key) => {
  expect(replacedIndexes([named('other', key)], declared)).toEqual([]);
});

test.each([{ unique: true }, { expireAfterSeconds: 60 }, { partialFilterExpression: {} }, { collation: {} }])(
  'When an index holds the rule %j, then it is left',
  (rule) => {
    expect(replacedIndexes([named('rule', { email: 1, _id: 1 }, rule)], declared)).toEqual([]);
  },
);
