import { createHmac } from 'node:crypto';
import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { coarseAddress } from '@academy/service-kit/http/address-key.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Metrics } from '@academy/service-kit/metrics/metrics.ts';
import { createOutcomeCounter } from '@academy/service-kit/metrics/outcome-counter.ts';
import type { Credentials } from './credentials.ts';
import { foldEmail, type Account } from '../users/user.ts';

type Verify = (credentials: Credentials) => Promise<Account | null>;

/** `busy`: shed before the password was looked at. */
type Outcome = 'succeeded' | 'failed' | 'limited' | 'busy';

const outcomeOf = (error: unknown): Outcome | null => {
  if (!(error instanceof DomainError)) return null;
  return error.status === 429 ? 'limited' : 'busy';
};

/**
 * Makes attempts to sign in visible to operators: a counter by outcome, and a line for each that did not succeed. The
 * line names the account by a keyed hash and the address by its network, so that a campaign shows and nobody is named.
 */
export const createSignInReport = (options: {
  metrics: Metrics;
  logger: Logger;
  key: Buffer;
}): ((verify: Verify) => Verify) => {
  const { metrics, logger, key } = options;
  const count = createOutcomeCounter<Outcome>(metrics, {
    name: 'auth_sign_ins_total',
    help: 'Attempts to sign in, by outcome',
  });
  const record = (outcome: Outcome, { email, address, browserId }: Credentials): void => {
    count(outcome);
    if (outcome === 'succeeded') return;
    const account = createHmac('sha256', key).update(foldEmail(email)).digest('hex').slice(0, 16);
    const from = { account, network: coarseAddress(address), knownBrowser: browserId !== null };
    logger.warn({ outcome, ...from }, 'sign-in refused');
  };
  return (verify) => async (credentials) => {
    try {
      const account = await verify(credentials);
      record(account === null ? 'failed' : 'succeeded', credentials);
      return account;
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome !== null) record(outcome, credentials);
      throw error;
    }
  };
};
