import { addressKey } from '@academy/service-kit/http/address-key.ts';
import { tooManyStreams } from '../edge/gateway-texts.ts';

export interface StreamReader {
  address: string;
  /** Null for a visitor. */
  userId: string | null;
}

/** Counts a stream in, and gives what counts it out again. Throws DomainError 429 for one too many. */
export type TakeStream = (reader: StreamReader) => () => void;

const counter = (most: number) => {
  const open = new Map<string, number>();
  const countOf = (key: string): number => open.get(key) ?? 0;
  return {
    isFull: (key: string): boolean => most > 0 && countOf(key) >= most,
    add: (key: string): void => void open.set(key, countOf(key) + 1),
    remove: (key: string): void => {
      if (countOf(key) > 1) open.set(key, countOf(key) - 1);
      else open.delete(key);
    },
  };
};

/**
 * How many streams one address and one user may hold open at this replica: each costs memory for as long as it
 * stays, which no limit of calls a minute bounds. 0 is no limit.
 */
export const createStreamLimit = (most: { perAddress: number; perUser: number }): TakeStream => {
  const addresses = counter(most.perAddress);
  const users = counter(most.perUser);
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
