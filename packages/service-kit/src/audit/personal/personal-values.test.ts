import { randomBytes } from 'node:crypto';
import type { AuditKeyRepository } from './audit-key-repository.ts';
import type { AuditKey } from './audit-key-model.ts';
import { createPersonalValues } from './personal-values.ts';
import { openChanges, sealChanges } from './sealed-changes.ts';

const inMemory = (): AuditKeyRepository & { kept: Map<string, AuditKey> } => {
  const kept = new Map<string, AuditKey>();
  const remove = async (id: string) => {
    for (const [userId, { _id }] of kept) if (_id === id) kept.delete(userId);
  };
  return {
    kept,
    ensure: async (userId, sealNew) => {
      const key = kept.get(userId) ?? { _id: randomBytes(8).toString('hex'), userId, sealedKey: sealNew() };
      kept.set(userId, key);
      return key;
    },
    of: async (userIds) => userIds.flatMap((id) => kept.get(id) ?? []),
    remove,
    erase: async (userId) => void kept.delete(userId),
  };
};

const wrappingKey = randomBytes(32);
const changes = { email: { before: 'ana@example.com', after: 'anna@example.com' } };
const renamed = (resourceId: string) => ({
  resource: 'users',
  resourceId,
  fields: ['firstName', 'role'],
  values: { before: { firstName: 'Ana', role: 'learner' }, after: { firstName: 'Anna', role: 'teacher' } },
});

const sealing = async (of = renamed('ana')) => {
  const keys = inMemory();
  const values = createPersonalValues({ keys, wrappingKey });
  const sealed = (await values.seal(of))!;
  return {
    keys,
    values,
    sealed,
    open: async (action: object) => (await values.open([{ ...of, sealed, ...action }]))[0],
  };
};

test('When values are sealed and opened by one key, then they are the same, and no plain text is in between', () => {
  const key = randomBytes(32);
  const sealed = sealChanges(key, changes);
  expect(openChanges(key, sealed)).toEqual(changes);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('ana@');
  expect(sealChanges(key, changes)).not.toBe(sealed);
});

test('When a byte of the ciphertext is another, or the key is, then nothing opens', () => {
  const key = randomBytes(32);
  const bytes = Buffer.from(sealChanges(key, changes), 'base64');
  for (let at = 0; at < bytes.length; at += 1) {
    const tampered = Buffer.from(bytes);
    tampered[at] = (tampered[at] ?? 0) ^ 1;
    expect(openChanges(key, tampered.toString('base64'))).toBeNull();
  }
  expect(openChanges(randomBytes(32), bytes.toString('base64'))).toBeNull();
  expect(openChanges(key, '')).toBeNull();
});

test('When an action is sealed, then its personal values are, and no other ones', async () => {
  const { open } = await sealing();
  expect(await open({})).toEqual({ state: 'shown', values: { firstName: { before: 'Ana', after: 'Anna' } } });
});

test('When nothing personal changed, then nothing is sealed and no key is made', async () => {
  const keys = inMemory();
  const values = createPersonalValues({ keys, wrappingKey });
  expect(await values.seal({ ...renamed('ana'), fields: ['role'] })).toBeUndefined();
  expect(await values.seal({ ...renamed('ana'), resource: 'courses' })).toBeUndefined();
  expect(keys.kept.size).toBe(0);
});

test('When it is said to be of somebody else, then it does not open, with their key or without', async () => {
  const { values, open } = await sealing();
  expect(await open({ personId: 'eva' })).toEqual({ state: 'erased' });
  await values.seal(renamed('eva'));
  expect(await open({ personId: 'eva' })).toEqual({ state: 'unreadable' });
});

test('When the key is destroyed, then it is erased, also once the person has a new one', async () => {
  const { values, open } = await sealing();
  await values.erase('ana');
  expect(await open({})).toEqual({ state: 'erased' });
  await values.seal(renamed('ana'));
  expect(await open({})).toEqual({ state: 'unreadable' });
});

test('When the service has another key of its own, then what was sealed is unreadable, and sealing goes on', async () => {
  const { keys, sealed } = await sealing();
  const later = createPersonalValues({ keys, wrappingKey: randomBytes(32) });
  const before = { ...renamed('ana'), sealed };
  expect(await later.open([before])).toEqual([{ state: 'unreadable' }]);
  const anew = { ...renamed('ana'), sealed: (await later.seal(renamed('ana')))! };
  expect((await later.open([before, anew])).map(({ state }) => state)).toEqual(['unreadable', 'shown']);
});
