import type { IncomingHttpHeaders } from 'node:http';
import { errors, type JWTVerifyGetKey } from 'jose';
import { ZodError } from 'zod';
import { unavailable } from '../errors/domain-error.ts';
import { timeOfId } from '../ids/uuid-v7.ts';
import type { Plan, Role } from '@academy/contracts/shared/people.ts';
import { isStaff, may } from '@academy/contracts/shared/permissions.ts';
import type { Caller, IdentityPort } from './identity-port.ts';
import { verifyToken, type AccessClaims, type ViewingClaims } from './tokens.ts';

/** What the account is now, as far as this service has heard. */
export interface AccountAccess {
  role: Role;
  plan: Plan;
  /** The account's version that this is of. */
  sequence: number;
  deleted: boolean;
}

export interface AccountAccessPort {
  /** Null for somebody this service has not heard of yet. */
  get(userId: string): Promise<AccountAccess | null> | AccountAccess | null;
}

export interface SessionUse {
  userId: string;
  sessionId: string;
  /** The version of the account that the session was opened on, where the token says it. */
  openedOn: number | undefined;
  /** When the session was opened: never later than its tokens, however often it was renewed since. */
  openedAt: Date;
}

export interface RevocationsPort {
  isRevoked(use: SessionUse): Promise<boolean> | boolean;
}

export interface IdentityOptions {
  /** `remoteKeys(url, logger)`, or a local set in auth itself and in tests. */
  keys: JWTVerifyGetKey;
  users: AccountAccessPort;
  revocations: RevocationsPort;
}

const bearerPattern = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The token of a request; null for none, or none that looks like one. */
export const bearerOf = (headers: IncomingHttpHeaders): string | null =>
  bearerPattern.exec(headers.authorization ?? '')?.[1] ?? null;

/** jose's errors about the token itself, as against those about fetching the keys. */
const isBadToken = (error: unknown): boolean =>
  error instanceof ZodError ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey;

const verify = async (token: string, keys: JWTVerifyGetKey) => {
  try {
    return await verifyToken(token, keys);
  } catch (error) {
    if (isBadToken(error)) return null;
    throw unavailable('identity-unavailable');
  }
};

/** Role and plan come from whichever is newer: a sign-up precedes its event, an upgrade outruns its token. */
const newerAccess = <Claims extends Pick<AccessClaims, 'role' | 'userSeq'>>(
  claims: Claims,
  access: AccountAccess | null,
): Claims | AccountAccess => (access !== null && access.sequence > claims.userSeq ? access : claims);

type Held = Pick<AccessClaims, 'sub' | 'role' | 'userSeq' | 'sid' | 'sessionSeq'>;

/** A session of a token's with what its account may do now; null where either is gone. */
const holderOf = async <Claims extends Held>(
  { users, revocations }: IdentityOptions,
  claims: Claims,
  iat: number,
) => {
  const { sub: userId, sid: sessionId } = claims;
  const openedAt = timeOfId(sessionId) ?? new Date(iat * 1000);
  const session = { userId, sessionId, openedOn: claims.sessionSeq, openedAt };
  if (await revocations.isRevoked(session)) return null;
  const access = await users.get(userId);
  if (access?.deleted) return null;
  return { session, access: newerAccess(claims, access) };
};

/** A viewing holds for as long as its own session does and the administrator's, who still may, and nobody views staff. */
const viewedLearner = async (options: IdentityOptions, claims: ViewingClaims): Promise<Caller | null> => {
  const viewer = await holderOf(options, claims.viewer, claims.iat);
  if (viewer === null || !may(viewer.access.role, 'people.view')) return null;
  const learner = await holderOf(options, claims, claims.iat);
  if (learner === null || isStaff(learner.access.role)) return null;
  const { session, access } = learner;
  return { ...session, role: access.role, plan: access.plan, viewedBy: claims.viewer.sub };
};

/** Every service's answer to "who is asking": see IdentityPort. */
export const createIdentity = (options: IdentityOptions): IdentityPort => ({
  identify: async ({ headers }) => {
    const token = bearerOf(headers);
    if (token === null) return null;
    const claims = await verify(token, options.keys);
    if (claims === null) return null;
    if ('viewer' in claims) return viewedLearner(options, claims);
    const holder = await holderOf(options, claims, claims.iat);
    return holder && { ...holder.session, role: holder.access.role, plan: holder.access.plan };
  },
});
