import { decodeJwt, jwtVerify, SignJWT, type CryptoKey, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { carriedRoleSchema, planSchema } from '@academy/contracts/shared/people.ts';

/** How long an access token lives, in seconds. */
export const accessTokenSeconds = 600;

/** How auth signs: EdDSA over Ed25519 (RFC 8037). Nothing else is accepted. */
export const tokenAlgorithm = 'EdDSA';

const issuer = 'academy.auth';
const audience = 'academy';
/** Of a viewing: a service that does not know of them takes none of its tokens. */
const viewingAudience = 'academy.viewing';

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

/** Of an administrator who views the academy as a learner: the learner's claims, of a session that is the viewing. */
export const viewingClaimsSchema = accessClaimsSchema.extend({
  /** The administrator, in the session that asked for the viewing. */
  viewer: accessClaimsSchema.pick({ sub: true, role: true, userSeq: true, sid: true, sessionSeq: true }),
});
export type ViewingClaims = z.infer<typeof viewingClaimsSchema>;

type Timed = 'iat' | 'exp';
type Unsigned<Claims extends AccessClaims> = Omit<Claims, Timed> & Partial<Pick<AccessClaims, Timed>>;

export interface SignOptions<Claims extends AccessClaims = AccessClaims> {
  key: CryptoKey;
  kid: string;
  claims: Unsigned<Claims>;
}

const sign = (to: string, { key, kid, claims }: SignOptions): Promise<string> => {
  const { sub, ...rest } = claims;
  const iat = claims.iat ?? Date.now() / 1000;
  return new SignJWT({ ...rest, iat, exp: claims.exp ?? Math.floor(iat) + accessTokenSeconds })
    .setProtectedHeader({ alg: tokenAlgorithm, typ: 'JWT', kid })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience(to)
    .sign(key);
};

/** An access token of ten minutes, unless the claims bring their own times. */
export const signAccessToken = (options: SignOptions): Promise<string> => sign(audience, options);

/** The token of a viewing, which ends as the claims say and is not renewed. */
export const signViewingToken = (options: SignOptions<ViewingClaims>): Promise<string> =>
  sign(viewingAudience, options);

const claimsOf = z.discriminatedUnion('aud', [
  accessClaimsSchema.extend({ aud: z.literal(audience) }),
  viewingClaimsSchema.extend({ aud: z.literal(viewingAudience) }),
]);

/** The claims of a token that holds, of a member or of a viewing. Rejects with jose's errors, or ZodError when claims are missing. */
export const verifyToken = async (
  token: string,
  keys: JWTVerifyGetKey,
): Promise<z.output<typeof claimsOf>> => {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: [tokenAlgorithm],
    issuer,
    audience: [audience, viewingAudience],
    clockTolerance: 2,
  });
  return claimsOf.parse(payload);
};

/** Whether a token says that it is of a viewing. Nothing of it is checked. */
export const saysViewing = (token: string): boolean => {
  try {
    return [decodeJwt(token).aud].flat().includes(viewingAudience);
  } catch {
    return false;
  }
};
