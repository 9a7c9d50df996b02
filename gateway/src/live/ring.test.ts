import { createRing } from './ring.ts';

const of = (broadcast: number) => ({ broadcast, perUser: 2, allUsers: 4 });
const notes = (entries: { note: string }[] | null): string[] | null =>
  entries?.map(({ note }) => note) ?? null;

test('When a reader comes back, then it gets what it missed, once and in order', () => {
  const ring = createRing<string>({ 'a:0': 5, 'b:0': 0 }, of(10));
  const first = ring.append('a:0', 5, 'one');
  ring.append('b:0', 0, 'two');
  ring.append('a:0', 6, 'three');
  expect(notes(ring.missed(first?.after ?? {}))).toEqual(['two', 'three']);
  expect(notes(ring.missed(ring.positions()))).toEqual([]);
});

test('When messages that nobody is told of pass by, then readers still move on', () => {
  const ring = createRing<string>({ 'a:0': 0 }, of(10));
  ring.append('a:0', 0, null);
  expect(ring.positions()).toEqual({ 'a:0': 1 });
  expect(notes(ring.missed({ 'a:0': 0 }))).toEqual([]);
});

test('When a reader was away for longer than the ring reaches, then it is told to begin afresh', () => {
  const ring = createRing<string>({ 'a:0': 0 }, of(2));
  for (let offset = 0; offset < 4; offset += 1) ring.append('a:0', offset, `n${offset}`);
  expect(ring.missed({ 'a:0': 1 })).toBeNull();
  expect(notes(ring.missed({ 'a:0': 2 }))).toEqual(['n2', 'n3']);
});

test('When a reader claims offsets from before the start or from the future, then it begins afresh', () => {
  const ring = createRing<string>({ 'a:0': 5 }, of(2));
  expect(ring.missed({ 'a:0': 4 })).toBeNull();
  expect(ring.missed({ 'a:0': 6 })).toBeNull();
  expect(ring.missed({})).toBeNull();
});

test('When a consumer delivers a message again, then readers are not told twice', () => {
  const ring = createRing<string>({ 'a:0': 0 }, of(10));
  ring.append('a:0', 0, 'one');
  expect(ring.append('a:0', 0, 'one')).toBeNull();
  expect(notes(ring.missed({ 'a:0': 0 }))).toEqual(['one']);
});

test('When many notes go to single users, then what everybody is told of is still there, and in order', () => {
  const ring = createRing<string>({ 'a:0': 0, 'u:0': 0 }, of(2));
  ring.append('u:0', 0, 'to ana', 'ana');
  ring.append('a:0', 0, 'to all');
  for (let offset = 1; offset < 20; offset += 1) ring.append('u:0', offset, 'to ben', 'ben');
  expect(notes(ring.missed({ 'a:0': 0, 'u:0': 0 }))).toEqual(['to all']);
  expect(notes(ring.missed({ 'a:0': 0, 'u:0': 0 }, 'ana'))).toEqual(['to ana', 'to all']);
  expect(ring.missed({ 'a:0': 0, 'u:0': 0 }, 'ben')).toBeNull();
  expect(notes(ring.missed({ 'a:0': 1, 'u:0': 18 }, 'ben'))).toEqual(['to ben', 'to ben']);
});

test('When all users together have too many notes, then the one quiet for longest begins afresh', () => {
  const ring = createRing<string>({ 'u:0': 0 }, of(2));
  ['ana', 'ben', 'cleo', 'dan', 'eve'].forEach((userId, offset) =>
    ring.append('u:0', offset, userId, userId),
  );
  expect(ring.missed({ 'u:0': 0 }, 'ana')).toBeNull();
  expect(notes(ring.missed({ 'u:0': 1 }, 'eve'))).toEqual(['eve']);
  expect(notes(ring.missed({ 'u:0': 0 }))).toEqual([]);
});

test('When a reader has read elsewhere what has not come here yet, then it is ahead', () => {
  const ring = createRing<string>({ 'a:0': 5 }, of(2));
  expect([ring.isAhead({ 'a:0': 6 }), ring.isAhead({ 'a:0': 5 })]).toEqual([true, false]);
});
