import { jwtVerify, SignJWT, type CryptoKey, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { carriedRoleSchema, planSchema } from '@academy/contracts/shared/people.ts';

/** How long an access token lives, in seconds. */
export const accessTokenSeconds = 600;

/** How auth signs: EdDSA over Ed25519 (RFC 8037). Nothing else is accepted. */
export const tokenAlgorithm = 'EdDSA';

const issuer = 'academy.auth';
const audience = 'academy';

export const accessClaimsSchema = z.object({
  /** The user's id. */
  sub: z.string().min(1),
  role: carriedRoleSchema,
  plan: planSchema,
  /** The version of the account that role and plan were read from. */
  userSeq: z.number().int().positive(),
  /** The session: all tokens since one sign-in. */
  sid: z.string().min(1),
  /** The version of the account that the session was opened on; absent in sessions of an earlier release. */
  sessionSeq: z.number().int().positive().optional(),
  /** Seconds since 1970, with a fraction. */
  iat: z.number(),
  exp: z.number(),
});
export type AccessClaims = z.infer<typeof accessClaimsSchema>;

export interface SignOptions {
  key: CryptoKey;
  kid: string;
  claims: Omit<AccessClaims, 'iat' | 'exp'> & Partial<Pick<AccessClaims, 'iat' | 'exp'>>;
}

/** An access token of ten minutes, unless the claims bring their own times. */
export const signAccessToken = ({ key, kid, claims }: SignOptions): Promise<string> => {
  const { sub, ...rest } = claims;
  const iat = claims.iat ?? Date.now() / 1000;
  return new SignJWT({ ...rest, iat, exp: claims.exp ?? Math.floor(iat) + accessTokenSeconds })
    .setProtectedHeader({ alg: tokenAlgorithm, typ: 'JWT', kid })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience(audience)
    .sign(key);
};

/** The claims of a token that holds. Rejects with jose's errors, or ZodError when claims are missing. */
export const verifyAccessToken = async (token: string, keys: JWTVerifyGetKey): Promise<AccessClaims> => {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: [tokenAlgorithm],
    issuer,
    audience,
    clockTolerance: 2,
  });
  return accessClaimsSchema.parse(payload);
};
