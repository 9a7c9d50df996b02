import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { listen, type Listening } from '../http/listen.ts';
import {
  signAccessToken,
  signViewingToken,
  tokenAlgorithm,
  type AccessClaims,
  type ViewingClaims,
} from '../identity/tokens.ts';

export interface TestIssuer {
  jwks: JSONWebKeySet;
  /** For `createIdentity` in the same process. */
  keys: JWTVerifyGetKey;
  /** A real, signed access token; a free learner's unless the claims say otherwise. */
  token: (claims?: Partial<AccessClaims>) => Promise<string>;
  /** The same as the value of an `Authorization` header. */
  bearer: (claims?: Partial<AccessClaims>) => Promise<string>;
  /** The header of an administrator who views the academy as a learner, Ana unless the claims say otherwise. */
  viewing: (claims?: Partial<ViewingClaims>) => Promise<string>;
  /** Serves the keys as auth does, for a service that is given AUTH_JWKS_URL. */
  serve: () => Promise<Listening & { url: string }>;
}

/** Signs tokens as auth would, with a key of its own: a service that trusts its keys cannot tell the difference. */
export const createTestIssuer = async (): Promise<TestIssuer> => {
  const kid = 'test-key';
  const { privateKey, publicKey } = await generateKeyPair(tokenAlgorithm, { extractable: true });
  const jwks: JSONWebKeySet = {
    keys: [{ ...(await exportJWK(publicKey)), kid, alg: tokenAlgorithm, use: 'sig' }],
  };
  const ana = { sub: 'ana', role: 'learner', plan: 'free', userSeq: 1, sid: 'session-1' } as const;
  const viewer = { sub: 'chief', role: 'administrator', userSeq: 1, sid: 'session-of-chief' } as const;
  const token = (claims: Partial<AccessClaims> = {}): Promise<string> =>
    signAccessToken({ key: privateKey, kid, claims: { ...ana, ...claims } });
  return {
    jwks,
    keys: createLocalJWKSet(jwks),
    token,
    bearer: async (claims) => `Bearer ${await token(claims)}`,
    viewing: async (claims) => {
      const all = { ...ana, sid: 'viewing-1', viewer, ...claims };
      return `Bearer ${await signViewingToken({ key: privateKey, kid, claims: all })}`;
    },
    serve: async () => {
      const server = await listen(
        (_req, res) => {
          res.setHeader('content-type', 'application/json');
          res.end(JSON.stringify(jwks));
        },
        { host: '127.0.0.1', port: 0 },
      );
      return { ...server, url: `http://127.0.0.1:${server.port}/api/auth/jwks` };
    },
  };
};
