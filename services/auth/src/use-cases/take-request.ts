import type { Counted } from '../limits/request-limits.ts';
import { requestIdTaken } from '../domain/support-texts.ts';

interface Requests<State> {
  find(id: string): Promise<State | null>;
  add(state: State): Promise<boolean>;
}

interface Taking<State> {
  requests: Requests<State>;
  request: State;
  isSame: (kept: State, sent: State) => boolean;
  /** Throws where the sender has sent too many. */
  count: () => Promise<Counted>;
}

const store = async <State>({ requests, request, count }: Taking<State>): Promise<void> => {
  const counted = await count();
  let isStored = false;
  try {
    isStored = await requests.add(request);
  } finally {
    if (!isStored) await counted.giveBack();
  }
};

/**
 * Stores a request, and gives its id. Sent again under the same id, at once or later, it is the same request and
 * counts once. Throws DomainError 409 where the id is another's, and 429.
 */
export const takeRequest = async <State extends { _id: string }>(
  taking: Taking<State>,
): Promise<{ id: string }> => {
  const { requests, request, isSame } = taking;
  const id = request._id;
  if (!(await requests.find(id))) await store(taking);
  const kept = await requests.find(id);
  if (!kept || !isSame(kept, request)) throw requestIdTaken();
  return { id };
};
