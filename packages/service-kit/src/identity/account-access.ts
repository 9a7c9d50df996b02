import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import type { Envelope } from '@academy/contracts/events/event.ts';
import { carriedRoleSchema, planSchema } from '@academy/contracts/shared/people.ts';
import { z } from 'zod';
import type { AccountAccess, AccountAccessPort } from './create-identity.ts';
import { createTtlMap } from './ttl-map.ts';

/** All that identity reads of a live account's events, whichever fact they tell. */
export const accountAccessExpectation = z.object({
  id: z.string(),
  role: carriedRoleSchema,
  plan: planSchema,
});

export interface AccountAccessReader extends AccountAccessPort {
  get(userId: string): AccountAccess | null;
  /** Takes in one event of auth.users; older ones than known are passed by. */
  observe(envelope: Envelope): void;
}

const accessOf = (envelope: Envelope): AccountAccess => {
  const { sequence } = envelope;
  if (envelope.type === userDeletedV1.type) return { role: 'learner', plan: 'free', sequence, deleted: true };
  const { role, plan } = accountAccessExpectation.parse(envelope.data);
  return { role, plan, sequence, deleted: false };
};

/**
 * The read model of auth.users that identity needs: what changed within the life of any token still about. A
 * change older than that is already in every token that holds, so nothing need be kept for longer or stored.
 */
export const createAccountAccessReader = (keepMs: number): AccountAccessReader => {
  const access = createTtlMap<AccountAccess>(keepMs);
  return {
    get: (userId) => access.get(userId) ?? null,
    observe: (envelope) => {
      const known = access.get(envelope.subject);
      if (known === undefined || known.sequence < envelope.sequence)
        access.set(envelope.subject, accessOf(envelope));
    },
  };
};
