import { addressKey } from '@academy/service-kit/http/address-key.ts';
import { tooManyStreams } from '../edge/gateway-texts.ts';
import { createCounter } from './counter.ts';

export interface StreamReader {
  address: string;
  /** Null for a visitor. */
  userId: string | null;
}

/** Counts a stream in, and gives what counts it out again. Throws DomainError 429 for one too many. */
export type TakeStream = (reader: StreamReader) => () => void;

/**
 * How many streams one address and one user may hold open at this replica: each costs memory for as long as it
 * stays, which no limit of calls a minute bounds. 0 is no limit.
 */
export const createStreamLimit = (most: { perAddress: number; perUser: number }): TakeStream => {
  const addresses = createCounter(most.perAddress);
  const users = createCounter(most.perUser);
  return ({ address: caller, userId }) => {
    const address = addressKey(caller);
    if (addresses.isFull(address) || (userId !== null && users.isFull(userId))) throw tooManyStreams();
    addresses.add(address);
    if (userId !== null) users.add(userId);
    return () => {
      addresses.remove(address);
      if (userId !== null) users.remove(userId);
    };
  };
};
