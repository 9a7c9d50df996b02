import type { OutboxState } from './outbox-schema.ts';

/** What an aggregate's own state must have: an id that is never used again once removed. */
export interface Identified {
  _id: string;
}

/** An aggregate's state with its version, as reads and writes return it. */
export type Aggregate<State> = State & { version: number };

/** A document as it is stored, bookkeeping included. */
export type Stored<State> = Aggregate<State> & Partial<OutboxState> & { __v?: number };

/** What a caller sees of it. */
export const visible = <State>(document: Stored<State>): Aggregate<State> => {
  const {
    outbox: _outbox,
    outboxPending: _pending,
    outboxLease: _lease,
    __v: _mongoose,
    ...state
  } = document;
  // What is left is the state and its version; TypeScript cannot subtract from a type parameter.
  return state as unknown as Aggregate<State>;
};
