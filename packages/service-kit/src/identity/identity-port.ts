import type { IncomingHttpHeaders } from 'node:http';
import type { Plan, Role } from '@academy/contracts/shared/people.ts';

/** Who is asking, with the role and plan that hold now. */
export interface Caller {
  userId: string;
  role: Role;
  plan: Plan;
  sessionId: string;
  /** The version of the account that the session was opened on, where the token says it. */
  openedOn: number | undefined;
  /** When the session was opened. */
  openedAt: Date;
  /** Of a viewing: the administrator who views the academy as this learner. Then the session is the viewing. */
  viewedBy?: string;
}

export interface IdentityPort {
  /**
   * Null when the request carries no bearer token or one that does not hold: forged, expired, revoked, or of a
   * deleted account. Throws DomainError 503 when the keys to check it with cannot be had.
   */
  identify(request: { headers: IncomingHttpHeaders }): Promise<Caller | null>;
}
