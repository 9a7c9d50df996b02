import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { listen } from '../http/listen.ts';
import { createLogger } from '../logging/logger.ts';
import { accountAccessExpectation } from './account-access.ts';
import { createIdentity, type SessionUse, type AccountAccess } from './create-identity.ts';
import { remoteKeys } from './remote-keys.ts';
import { signAccessToken, signViewingToken, type AccessClaims, type ViewingClaims } from './tokens.ts';

const pair = await generateKeyPair('EdDSA', { extractable: true });
const stranger = await generateKeyPair('EdDSA');
const jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'EdDSA', use: 'sig' }] };

const claims = { sub: 'ana', role: 'learner', plan: 'free', userSeq: 3, sid: 's1' } as const;
const token = (changes: Partial<AccessClaims> = {}, key = pair.privateKey, kid = 'k1') =>
  signAccessToken({ key, kid, claims: { ...claims, ...changes } });

const identify = (
  bearer: string | undefined,
  access: AccountAccess | null = null,
  isRevoked: (use: SessionUse) => boolean = () => false,
) =>
  createIdentity({
    keys: createLocalJWKSet(jwks),
    users: { get: () => access },
    revocations: { isRevoked },
  }).identify({ headers: bearer === undefined ? {} : { authorization: bearer } });

const edited = async (change: (payload: Record<string, unknown>) => void): Promise<string> => {
  const [header, payload = '', signature] = (await token()).split('.');
  const decoded = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  change(decoded);
  return [header, Buffer.from(JSON.stringify(decoded)).toString('base64url'), signature].join('.');
};

test('When a token holds, then the caller has its role and plan', async () => {
  expect(await identify(`Bearer ${await token()}`)).toEqual({
    userId: 'ana',
    role: 'learner',
    plan: 'free',
    sessionId: 's1',
    openedOn: undefined,
    openedAt: expect.any(Date),
  });
});

test('When a token or an event has a role of a later release, then its owner has a learner’s rights', async () => {
  const ofLater = { role: 'librarian' } as unknown as Partial<AccessClaims>;
  expect(await identify(`Bearer ${await token(ofLater)}`)).toMatchObject({ userId: 'ana', role: 'learner' });
  const data = { id: 'ana', role: 'librarian', plan: 'premium' };
  expect(accountAccessExpectation.parse(data)).toEqual({ ...data, role: 'learner' });
});

test.each<[string, () => Promise<string> | string]>([
  ['says another role', () => edited((payload) => (payload.role = 'administrator'))],
  ['says another plan', () => edited((payload) => (payload.plan = 'premium'))],
  ['says another person', () => edited((payload) => (payload.sub = 'eva'))],
  ['was signed by a stranger', () => token({}, stranger.privateKey)],
  ['names an unknown key', () => token({}, pair.privateKey, 'k2')],
  ['has ended', () => token({ iat: 1_000, exp: 1_600 })],
  ['is not signed', () => new UnsecuredJWT({ ...claims }).setSubject('ana').encode()],
  [
    'is signed with the public key as a shared secret',
    () =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
        .setSubject('ana')
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(JSON.stringify(jwks.keys[0]))),
  ],
  [
    'is of another issuer',
    () =>
      new SignJWT({ ...claims, iat: Date.now() / 1000 })
        .setProtectedHeader({ alg: 'EdDSA', kid: 'k1' })
        .setIssuer('somebody')
        .setAudience('academy')
        .setExpirationTime('1h')
        .sign(pair.privateKey),
  ],
  ['is no token', () => 'a.b.c'],
])('When a token %s, then nobody is identified', async (_how, make) => {
  expect(await identify(`Bearer ${await make()}`)).toBeNull();
});

test.each([undefined, '', 'Bearer', 'Basic YTpi', 'Bearer x y'])(
  'When the header is %j, then nobody is',
  async (header) => {
    expect(await identify(header)).toBeNull();
  },
);

describe('what a service has heard since', () => {
  const bearer = async () => `Bearer ${await token()}`;
  const access = (changes: Partial<AccountAccess>): AccountAccess => ({
    role: 'administrator',
    plan: 'premium',
    sequence: 4,
    deleted: false,
    ...changes,
  });

  test('When it is newer than the token, then it holds', async () => {
    expect(await identify(await bearer(), access({}))).toMatchObject({
      role: 'administrator',
      plan: 'premium',
    });
  });

  test('When it is older than the token, then the token holds', async () => {
    expect(await identify(await bearer(), access({ sequence: 2 }))).toMatchObject({
      role: 'learner',
      plan: 'free',
    });
  });

  test('When the account is deleted, then nobody is identified', async () => {
    expect(await identify(await bearer(), access({ deleted: true }))).toBeNull();
  });

  test.each<[string, Partial<AccessClaims>, Pick<SessionUse, 'openedOn' | 'openedAt'>]>([
    [
      'tells its session by a UUIDv7',
      { sid: '01890a5d-ac96-774b-bcce-b302099a8057', sessionSeq: 2 },
      { openedOn: 2, openedAt: new Date('2023-06-30T03:34:18.518Z') },
    ],
    ['is of an earlier release', { iat: 4e9 }, { openedOn: undefined, openedAt: new Date(4e12) }],
  ])(
    'When the session of a token that %s is revoked, then nobody is identified',
    async (_what, more, use) => {
      const uses: SessionUse[] = [];
      const caller = await identify(`Bearer ${await token(more)}`, null, (asked) => uses.push(asked) > 0);
      expect(caller).toBeNull();
      expect(uses).toEqual([{ userId: 'ana', sessionId: more.sid ?? 's1', ...use }]);
    },
  );
});

describe("auth's keys by address", () => {
  const logger = createLogger({ service: 'test', level: 'silent' });
  const identityBy = (url: string) =>
    createIdentity({
      keys: remoteKeys(url, logger),
      users: { get: () => null },
      revocations: { isRevoked: () => false },
    });
  const serve = () => listen((_req, res) => res.end(JSON.stringify(jwks)), { host: '127.0.0.1', port: 0 });

  test('When auth goes away after its keys were read, then tokens are still told from forgeries', async () => {
    const auth = await serve();
    const identity = identityBy(`http://127.0.0.1:${auth.port}/api/auth/jwks`);
    const headers = { authorization: `Bearer ${await token()}` };
    expect(await identity.identify({ headers })).not.toBeNull();
    await auth.close();
    expect(await identity.identify({ headers })).not.toBeNull();
    const forged = { authorization: `Bearer ${await token({}, stranger.privateKey)}` };
    expect(await identity.identify({ headers: forged })).toBeNull();
  });

  test('When the keys could never be read, then it is a 503 and not a 401', async () => {
    const auth = await serve();
    await auth.close();
    const identity = identityBy(`http://127.0.0.1:${auth.port}/api/auth/jwks`);
    await expect(
      identity.identify({ headers: { authorization: `Bearer ${await token()}` } }),
    ).rejects.toMatchObject({
      status: 503,
    });
  });
});

describe('an administrator who views the academy as a learner', () => {
  const viewer = { sub: 'chief', role: 'administrator', userSeq: 7, sid: 's-chief' } as const;
  const viewing = async (changes: Partial<ViewingClaims> = {}) => {
    const all = { ...claims, sid: 'viewing', viewer, ...changes };
    return `Bearer ${await signViewingToken({ key: pair.privateKey, kid: 'k1', claims: all })}`;
  };
  const identifyBy = async (
    bearer: string,
    known: Readonly<Record<string, Partial<AccountAccess>>> = {},
    revoked: readonly string[] = [],
  ) => {
    const users = {
      get: (id: string): AccountAccess | null => {
        const found = known[id];
        return found ? { role: 'learner', plan: 'free', sequence: 9, deleted: false, ...found } : null;
      },
    };
    const revocations = {
      isRevoked: ({ userId, sessionId }: SessionUse) => revoked.includes(`${userId}/${sessionId}`),
    };
    const identity = createIdentity({ keys: createLocalJWKSet(jwks), users, revocations });
    return identity.identify({ headers: { authorization: bearer } });
  };

  test('When both accounts and sessions hold, then the caller is the learner, viewed by the administrator', async () => {
    const caller = await identifyBy(await viewing(), { chief: { role: 'administrator' }, ana: {} });
    expect(caller).toMatchObject({ userId: 'ana', role: 'learner', sessionId: 'viewing', viewedBy: 'chief' });
    expect(await identifyBy(await viewing())).toMatchObject({ viewedBy: 'chief' });
  });

  test.each<[string, Readonly<Record<string, Partial<AccountAccess>>>, string[]]>([
    ['the administrator has another role', { chief: { role: 'support' } }, []],
    ['the administrator’s account is deleted', { chief: { deleted: true } }, []],
    ['the administrator’s session has ended', {}, ['chief/s-chief']],
    ['the learner has become staff', { ana: { role: 'moderator' } }, []],
    ['the learner’s account is deleted', { ana: { deleted: true } }, []],
    ['the viewing has ended', {}, ['ana/viewing']],
  ])('When %s, then nobody is identified', async (_what, known, revoked) => {
    expect(await identifyBy(await viewing(), known, revoked)).toBeNull();
  });

  test('When the token says so itself, of staff or by somebody who may not, then nobody is', async () => {
    expect(await identifyBy(await viewing({ role: 'teacher' }))).toBeNull();
    expect(await identifyBy(await viewing({ viewer: { ...viewer, role: 'support' } }))).toBeNull();
    expect(await identifyBy(await viewing({ iat: 1_000, exp: 1_600 }))).toBeNull();
  });

  test('When a token of one kind brings the claims of the other, then it is what its audience says, or nothing', async () => {
    const asMember = { ...claims, viewer } as Partial<AccessClaims>;
    expect(await identifyBy(`Bearer ${await token(asMember)}`)).not.toHaveProperty('viewedBy');
    const { viewer: _viewer, ...bare } = { ...claims, viewer };
    const withoutViewer = signViewingToken({
      key: pair.privateKey,
      kid: 'k1',
      claims: bare as ViewingClaims,
    });
    expect(await identifyBy(`Bearer ${await withoutViewer}`)).toBeNull();
  });
});
