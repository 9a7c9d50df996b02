import { createStreamIds } from './stream-ids.ts';

const ids = createStreamIds({ secret: 's', cluster: 'c/' });
const positions = { 'auth.users/0': 1_234, 'library.documents/0': 7 };

test('When a stream id is written and read by another replica, then it says the same', () => {
  const replica = createStreamIds({ secret: 's', cluster: 'c/' });
  expect(replica.open(ids.seal(positions))).toEqual(positions);
});

test('When somebody looks into an id, then it tells neither topics nor offsets, and no two are alike', () => {
  const id = ids.seal(positions);
  for (const text of [id, Buffer.from(id, 'base64url').toString('latin1')])
    expect(text).not.toMatch(/auth|users|1234|documents/);
  expect(ids.seal(positions)).not.toBe(id);
});

test('When offsets have more digits, then an id is no longer for it', () => {
  const later = { 'auth.users/0': 1_234_567_890, 'library.documents/0': 70_000 };
  expect(ids.seal(later)).toHaveLength(ids.seal(positions).length);
  expect(ids.open(ids.seal(later))).toEqual(later);
});

test('When an id is of another cluster or another secret, then it is not one of ours', () => {
  const id = ids.seal(positions);
  expect(createStreamIds({ secret: 's', cluster: 'd/' }).open(id)).toBeNull();
  expect(createStreamIds({ secret: 't', cluster: 'c/' }).open(id)).toBeNull();
});

test.each(['', 'x', 'eyJhIjoxfQ', 'e1.eyJhIjoxfQ', 'A'.repeat(38), 'ñ\u0000'])(
  'When the id is %j, then it is not one of ours',
  (id) => {
    expect(ids.open(id)).toBeNull();
  },
);

test('When an id was changed, then it is not one of ours', () => {
  const sealed = Buffer.from(ids.seal(positions), 'base64url');
  sealed[20] = (sealed[20] ?? 0) ^ 1;
  expect(ids.open(sealed.toString('base64url'))).toBeNull();
});

test('When what was sealed are no positions, then it is none', () => {
  for (const value of [{ a: -1 }, { a: 0.5 }, null]) expect(ids.open(ids.seal(value as never))).toBeNull();
});
