import type { mongo } from 'mongoose';

/** What the code asks of a store, with what MongoDB's manual says comes of it. A store that differs cannot carry the academy. */

export type Row = mongo.BSON.Document & { _id: string };

const at = (day: number): Date => new Date(Date.UTC(2027, 0, day));

export const rows: readonly Row[] = [
  { _id: 'a', name: 'Ana', rank: 1, tags: ['x', 'y'], at: at(1), plan: { kind: 'free' } },
  { _id: 'b', name: 'Berta', rank: 2, tags: [], at: at(2), plan: { kind: 'premium', until: at(9) } },
  { _id: 'c', name: 'carla', rank: 3, tags: ['y'], at: at(3), plan: null },
  {
    _id: 'd',
    name: 'Ana (2)',
    rank: null,
    parts: [
      { key: 'p', count: 1 },
      { key: 'q', count: 5 },
    ],
  },
  { _id: 'e', rank: 'high', tags: ['x'], parts: [{ key: 'p', count: 7, hidden: true }] },
];

/** A filter, and the ids that it finds. */
export const filters: readonly (readonly [what: string, filter: Record<string, unknown>, ids: string])[] = [
  ['a value', { name: 'Ana' }, 'a'],
  ['null finds what is absent too', { rank: null }, 'd'],
  ['null in a subdocument that is absent', { 'plan.until': null }, 'acde'],
  ['a value of a list', { tags: 'y' }, 'ac'],
  ['a range finds no other type', { rank: { $gt: 0, $lte: 3 } }, 'abc'],
  ['dates', { at: { $gte: at(2), $lt: at(3) } }, 'b'],
  ['not equal finds what is absent', { name: { $ne: 'Ana' } }, 'bcde'],
  ['not equal to a value of a list', { tags: { $ne: 'x' } }, 'bcd'],
  ['one of several, null among them', { name: { $in: ['Ana', null] } }, 'ae'],
  ['none of several', { name: { $nin: ['Ana', 'Berta'] } }, 'cde'],
  ['present', { name: { $exists: true } }, 'abcd'],
  ['null is present', { plan: { $exists: false } }, 'de'],
  ['the beginning of a text', { name: { $regex: '^Ana' } }, 'ad'],
  ['a text in any case', { name: { $regex: 'CARLA', $options: 'i' } }, 'c'],
  ['escaped signs', { name: /\(2\)$/ }, 'd'],
  ['not a text like that', { name: { $not: /^Ana/ } }, 'bce'],
  ['one or the other', { $or: [{ rank: 1 }, { tags: { $size: 0 } }] }, 'ab'],
  ['what is not removed', { removedAt: null }, 'abcde'],
  ['a value of a list, not removed', { removedAt: null, tags: 'x' }, 'ae'],
  ['two values of a list, not removed', { removedAt: null, $and: [{ tags: 'x' }, { tags: /^y/ }] }, 'a'],
  ['a beginning, not removed', { removedAt: null, name: { $regex: '^Ana' } }, 'ad'],
  ['filters of two indexes, not removed', { removedAt: null, tags: 'x', name: 'Ana' }, 'a'],
  ['dates after one, not removed', { removedAt: null, at: { $gt: at(1), $lt: at(3) } }, 'b'],
  ['not removed, and one or the other', { removedAt: null, $or: [{ name: 'Ana' }, { tags: 'y' }] }, 'ac'],
  ['both', { $and: [{ tags: 'x' }, { rank: 1 }] }, 'a'],
  ['neither', { $nor: [{ tags: 'x' }, { rank: null }] }, 'bc'],
  ['a field of any element', { 'parts.key': 'q' }, 'd'],
  ['fields of one element', { parts: { $elemMatch: { key: 'p', count: { $gt: 1 } } } }, 'e'],
  ['fields of different elements', { 'parts.key': 'p', 'parts.count': { $gt: 4 } }, 'de'],
];

/** An update of one row, and what it makes of it. */
export const updates: readonly (readonly [
  what: string,
  before: Record<string, unknown>,
  update: Record<string, unknown>,
  after: Record<string, unknown>,
])[] = [
  ['a field of a subdocument', { a: { b: 1, c: 2 } }, { $set: { 'a.b': 3 } }, { a: { b: 3, c: 2 } }],
  ['a subdocument that was absent', {}, { $set: { 'a.b': 3 } }, { a: { b: 3 } }],
  ['a field removed', { a: 1, b: 2 }, { $unset: { a: 1 } }, { b: 2 }],
  ['a sum, absent counting as nothing', { n: 2 }, { $inc: { n: -3, m: 1 } }, { n: -1, m: 1 }],
  [
    'the later and the earlier',
    { n: at(2), m: at(2) },
    { $max: { n: at(3) }, $min: { m: at(3) } },
    { n: at(3), m: at(2) },
  ],
  ['no later one', { n: 5 }, { $max: { n: 4 } }, { n: 5 }],
  ['one more element', { l: [1] }, { $push: { l: 2 } }, { l: [1, 2] }],
  ['the first element', {}, { $push: { l: { k: 1 } } }, { l: [{ k: 1 }] }],
  ['the last three', { l: [1, 2] }, { $push: { l: { $each: [3, 4], $slice: -3 } } }, { l: [2, 3, 4] }],
  ['elements removed by value', { l: [1, 2, 1] }, { $pull: { l: 1 } }, { l: [2] }],
  [
    'elements removed by a field',
    { l: [{ k: 1, v: 1 }, { k: 2 }] },
    { $pull: { l: { k: 1 } } },
    { l: [{ k: 2 }] },
  ],
  [
    'elements removed by a range',
    { l: [{ k: 1 }, { k: 5 }] },
    { $pull: { l: { k: { $lte: 3 } } } },
    { l: [{ k: 5 }] },
  ],
  ['elements removed by a list', { l: ['a', 'b', 'c'] }, { $pull: { l: { $in: ['a', 'c'] } } }, { l: ['b'] }],
  ['what only an insert sets', { n: 1 }, { $setOnInsert: { n: 9, m: 9 }, $inc: { k: 1 } }, { n: 1, k: 1 }],
];

export const pipelines: readonly (readonly [
  what: string,
  pipeline: Record<string, unknown>[],
  result: Record<string, unknown>[],
])[] = [
  [
    'counts of each element, the most frequent first',
    [
      { $match: { _id: { $in: ['a', 'b', 'c', 'e'] } } },
      { $unwind: '$tags' },
      { $group: { _id: '$tags', count: { $sum: 1 } } },
      { $sort: { count: -1, _id: 1 } },
    ],
    [
      { _id: 'x', count: 2 },
      { _id: 'y', count: 2 },
    ],
  ],
  [
    'sums under a condition, by two fields',
    [
      { $unwind: '$parts' },
      {
        $group: {
          _id: { key: '$parts.key' },
          all: { $sum: '$parts.count' },
          hidden: { $sum: { $cond: ['$parts.hidden', 1, 0] } },
        },
      },
      { $sort: { '_id.key': 1 } },
      { $limit: 1 },
    ],
    [{ _id: { key: 'p' }, all: 8, hidden: 1 }],
  ],
  [
    'how many have a value',
    [{ $group: { _id: null, high: { $sum: { $cond: [{ $eq: ['$rank', 'high'] }, 1, 0] } } } }],
    [{ _id: null, high: 1 }],
  ],
  [
    'how many have a field, which null and absent are not',
    [{ $group: { _id: null, known: { $sum: { $cond: [{ $ifNull: ['$plan', false] }, 1, 0] } } } }],
    [{ _id: null, known: 2 }],
  ],
  [
    'what the first of each group has, and the highest of all',
    [
      { $match: { tags: { $exists: true } } },
      { $sort: { _id: 1 } },
      { $unwind: '$tags' },
      {
        $group: {
          _id: '$tags',
          first: { $first: '$name' },
          plan: { $first: '$plan' },
          last: { $max: '$at' },
        },
      },
      { $match: { first: { $ne: 'nobody' } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'x', first: 'Ana', plan: { kind: 'free' }, last: at(1) },
      { _id: 'y', first: 'Ana', plan: { kind: 'free' }, last: at(3) },
    ],
  ],
  [
    'the lengths of lists',
    [
      { $match: { tags: { $exists: true } } },
      { $project: { length: { $size: '$tags' } } },
      { $group: { _id: null, total: { $sum: '$length' } } },
    ],
    [{ _id: null, total: 4 }],
  ],
];
