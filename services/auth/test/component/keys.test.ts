import { randomBytes } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import { verifyToken } from '@academy/service-kit/identity/tokens.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { spentSigningKeys } from '../../src/accounts/keys/signing-key-model.ts';
import { createSigningKeyRepository } from '../../src/accounts/keys/signing-key-repository.ts';
import { deriveKey } from '../../src/accounts/keys/derive-key.ts';
import { createSigningKeys } from '../../src/accounts/keys/signing-keys.ts';
import { useAuth } from '../support/use-auth.ts';

const masterKey = randomBytes(32);
const auth = useAuth({ AUTH_MASTER_KEY: masterKey.toString('base64') });
const kidOf = (token: string): string => decodeProtectedHeader(token).kid ?? '';
const jwks = async () => (await auth.client.get('/api/auth/jwks')).body as JSONWebKeySet;
const me = async (token: string) =>
  (await auth.client.get('/api/auth/me', { authorization: `Bearer ${token}` })).status;

test('When a service reads the keys, then it can verify a token and cannot sign one', async () => {
  const person = await auth.people.register();
  const published = await jwks();
  expect(await verifyToken(person.token, createLocalJWKSet(published))).toMatchObject({
    sub: person.user.id,
    role: 'learner',
    plan: 'free',
    userSeq: person.version,
  });
  expect(published.keys[0]).not.toHaveProperty('d');
});

test('When keys rest in the store, then the private part is sealed', async () => {
  const [stored] = await auth.models.signingKeys.find().lean();
  expect(JSON.stringify(stored)).not.toMatch(/"d"/);
  const options = {
    repository: createSigningKeyRepository(auth.models.signingKeys),
    logger: auth.stack.logger,
  };
  const stranger = createSigningKeys({ ...options, sealingKey: randomBytes(32) });
  await expect(stranger.load()).rejects.toThrow('sealed with another AUTH_MASTER_KEY');
});

test('When a token was edited or signed by a stranger, then auth refuses it', async () => {
  const person = await auth.people.register();
  const [header = '', payload = '', signature = ''] = person.token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const forged = Buffer.from(JSON.stringify({ ...claims, role: 'administrator' })).toString('base64url');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const token of [
    `${header}.${forged}.${signature}`,
    `${none}.${forged}.`,
    `${none}.${forged}.${signature}`,
  ])
    expect(await me(token)).toBe(401);
  expect(await me(person.token)).toBe(200);
});

test('When the key is rotated, then both are published, old tokens hold, and in time the old key goes', async () => {
  const person = await auth.people.register();
  const before = kidOf(person.token);
  const made = await auth.deps.signingKeys.rotate();
  expect((await jwks()).keys.map(({ kid }) => kid).toSorted()).toEqual([before, made].toSorted());
  expect(await me(person.token)).toBe(200);

  // Until every replica has surely read the new key, the old one signs.
  expect(kidOf((await auth.people.register()).token)).toBe(before);
  await auth.models.signingKeys.updateOne({ _id: made }, { $set: { signsFrom: new Date(0) } });
  await auth.models.signingKeys.updateOne({ _id: before }, { $set: { signsFrom: new Date(-1) } });
  await auth.deps.signingKeys.load();
  const fresh = await auth.people.register();
  expect(kidOf(fresh.token)).toBe(made);
  expect(await me(person.token)).toBe(200);

  const retired = await auth.models.signingKeys.findOne({ _id: before }).lean();
  const lastTokenEnds = Date.now() + 600_000;
  expect(retired?.verifiesUntil?.getTime()).toBeGreaterThan(lastTokenEnds);
  await auth.models.signingKeys.deleteMany(spentSigningKeys(new Date(lastTokenEnds + 3_600_000)));
  await auth.deps.signingKeys.load();
  expect((await jwks()).keys.map(({ kid }) => kid)).toEqual([made]);
  expect(await me(fresh.token)).toBe(200);
  expect(await me(person.token)).toBe(401);
});

test('When another replica has made a key since, then its tokens are known here', async () => {
  const options = {
    repository: createSigningKeyRepository(auth.models.signingKeys),
    logger: auth.stack.logger,
  };
  const other = createSigningKeys({ ...options, sealingKey: deriveKey(masterKey, 'signing-keys') });
  await other.load();
  const kid = await other.rotate();
  await auth.models.signingKeys.updateMany({ _id: { $ne: kid } }, { $set: { signsFrom: new Date(0) } });
  await auth.models.signingKeys.updateOne({ _id: kid }, { $set: { signsFrom: new Date(1) } });
  await other.load();
  const person = await auth.people.register();
  const sid = person.cookie.split('=')[1]?.split('.')[0] ?? '';
  const claims = {
    sub: person.user.id,
    role: 'learner',
    plan: 'free',
    userSeq: person.version,
    sid,
  } as const;
  const token = await other.sign(claims);
  expect(kidOf(token)).toBe(kid);
  await until(async () => (await me(token)) === 200);
});
