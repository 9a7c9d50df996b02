import { addressKey } from '@academy/service-kit/http/address-key.ts';
import { overloaded, serviceAway } from '../edge/gateway-texts.ts';
import type { Bulkhead } from '../limits/bulkhead.ts';
import { CallerLeft } from '../limits/collect-body.ts';
import type { CallPolicy } from '../routing/call-policy.ts';
import type { Breaker } from './breaker.ts';
import { isServiceFault } from './faults.ts';
import type { ForwardedCall } from './forwarded-call.ts';

/** Places at a service by the kind of call: streams and password hashes take none from the short calls. */
export type BulkheadOf = (policy: CallPolicy) => Bulkhead;

/**
 * Runs one call to the service in a place of its bulkhead, and counts what becomes of it for the circuit. Throws DomainError 503
 * without a place, CallerLeft when the caller left while waiting for one.
 */
export type Ask = <T>(
  call: Pick<ForwardedCall, 'origin' | 'policy'>,
  left: () => AbortSignal,
  work: () => Promise<T>,
) => Promise<T>;

export const createAsk =
  ({ breaker, bulkheadOf }: { breaker: Breaker; bulkheadOf: BulkheadOf }): Ask =>
  async ({ origin, policy }, left, work) => {
    const bulkhead = bulkheadOf(policy);
    const caller = addressKey(origin.address);
    if (!bulkhead.tryEnter(caller)) {
      if (!(await bulkhead.enter(caller, left()))) throw left().aborted ? new CallerLeft() : overloaded();
      if (breaker.isOpen()) {
        bulkhead.leave(caller);
        throw serviceAway(breaker.retryAfter());
      }
    }
    try {
      return await work();
    } catch (error) {
      if (isServiceFault(error, policy.deadlineMs !== null)) breaker.failed();
      throw error;
    } finally {
      bulkhead.leave(caller);
    }
  };
