import { placeIn } from '@academy/service-kit/chains/link.ts';
import { emptyDay, sealed, type AuditDay } from './audit-day.ts';
import { faultInDay, faultInExpiring } from './check-day.ts';
import { linkTo, type LinkedEntry, type Unlinked } from './link.ts';

const key = Buffer.alloc(32, 7);
const chain = 'catalog 2026-11-27';
const entryOf = (n: number): Unlinked => ({
  _id: `event ${n}`,
  at: new Date(Date.UTC(2026, 10, 27, n)),
  actorId: 'teacher',
  action: 'lesson.updated',
  resource: 'lessons',
  resourceId: 'detail-decides',
  fields: ['titleEs'],
  values: { titleEs: { before: 'Pide', after: `Pide ${n}` } },
  network: null,
  requestId: null,
});

const entries = [1, 2, 3, 4].reduce<LinkedEntry[]>(
  (all, n) => [...all, linkTo(key, entryOf(n), { chain, last: all.at(-1)?.link ?? null })],
  [],
);
const [first, second, third, fourth] = entries as [LinkedEntry, LinkedEntry, LinkedEntry, LinkedEntry];
const closedAt = new Date('2026-11-28T01:00:00.000Z');
const dayOf = (kept: readonly LinkedEntry[], changes: Partial<AuditDay> = {}): AuditDay =>
  sealed(key, {
    ...emptyDay('catalog', '2026-11-27'),
    entries: kept.length,
    last: kept.at(-1)?.link.hash ?? chain,
    closedAt,
    ...changes,
  });
const day = dayOf(entries);
const at = (entry: LinkedEntry, n: number): LinkedEntry => ({
  ...entry,
  link: { ...entry.link, place: placeIn(chain, n) },
});
const check = (kept: readonly LinkedEntry[], of: AuditDay = day) =>
  faultInDay({ day: of, entries: kept, key });

it('When all entries are as they were kept, then there is no fault, whatever the order of their fields', () => {
  expect(check(entries)).toBeNull();
  const turned = entries.map(
    (entry) => Object.fromEntries(Object.entries(entry).reverse()) as unknown as LinkedEntry,
  );
  expect(check(turned)).toBeNull();
});

it.each([
  ['its action', { action: 'lesson.deleted' }],
  ['its actor', { actorId: 'administrator' }],
  ['its moment', { at: new Date(0) }],
  ['its network', { network: '203.0.113.0/24' }],
  ['a value', { values: { titleEs: { before: 'Pide', after: 'Pide 7' } } }],
  ['its values', { values: undefined }],
  ['an added field', { personId: 'somebody' }],
])('When %s of an entry is altered, then it is named', (_, change) => {
  expect(check([first, { ...second, ...change }, third, fourth])).toEqual({
    place: second.link.place,
    entryId: 'event 2',
    kind: 'altered',
  });
});

it('When an altered entry is hashed again with another key, then it is named', () => {
  const forged = linkTo(Buffer.alloc(32, 8), { ...entryOf(2), action: 'x' }, { chain, last: first.link });
  expect(check([first, forged, third, fourth])).toMatchObject({ entryId: 'event 2', kind: 'altered' });
});

it.each([
  ['the first', [second, third, fourth], 1],
  ['one in the middle', [first, third, fourth], 2],
  ['the last', [first, second, third], 4],
  ['all', [], 1],
])('When %s is missing, then its place is named', (_, kept, n) => {
  expect(check(kept)).toEqual({ place: placeIn(chain, n), entryId: null, kind: 'missing' });
});

it('When one is missing and those behind it are numbered anew, then its place is named', () => {
  expect(check([first, at(third, 2), at(fourth, 3)])).toMatchObject({
    place: second.link.place,
    kind: 'missing',
  });
});

it('When two have changed places, then the first of them is named', () => {
  expect(check([first, at(third, 2), at(second, 3), fourth])).toEqual({
    place: placeIn(chain, 2),
    entryId: 'event 3',
    kind: 'reordered',
  });
  expect(check([at(second, 1), at(first, 2), third, fourth])).toMatchObject({
    entryId: 'event 2',
    kind: 'reordered',
  });
});

it('When a place is left out, and nothing else, then the entry behind it is named', () => {
  expect(check([first, second, at(third, 4), at(fourth, 5)])).toMatchObject({
    entryId: 'event 3',
    kind: 'reordered',
  });
});

it('When the summary is altered, then it is named', () => {
  const three = entries.slice(0, 3);
  const counted = { ...day, entries: 3, last: third.link.hash };
  expect(check(three, counted)).toEqual({ place: chain, entryId: null, kind: 'altered' });
});

it('When an entry stands behind the last of a closed day, then it is named; of an open day it is not yet counted', () => {
  const three = entries.slice(0, 3);
  expect(check(entries, dayOf(three))).toMatchObject({ entryId: 'event 4', kind: 'added' });
  expect(check(entries, dayOf(three, { closedAt: null }))).toBeNull();
});

it('When entries of an expiring day are gone, then that is no fault; an altered one that is left is', () => {
  expect(faultInExpiring({ day, entries: [third], key })).toBeNull();
  expect(faultInExpiring({ day, entries: [{ ...third, action: 'x' }], key })).toMatchObject({
    kind: 'altered',
  });
});
