import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { Counted } from '../limits/support-limits.ts';
import { inquiryIdTaken } from '../domain/support-texts.ts';

interface Inquiries<State> {
  find(id: string): Promise<State | null>;
  add(state: State, events: readonly PendingEvent[]): Promise<boolean>;
}

interface Submission<State> {
  repository: Inquiries<State>;
  inquiry: State;
  /** The mails that are asked for with it. */
  mails: () => Promise<PendingEvent[]>;
  isSame: (kept: State, sent: State) => boolean;
  /** Throws where the sender has sent too many. */
  count: () => Promise<Counted>;
}

const store = async <State>({ repository, inquiry, mails, count }: Submission<State>): Promise<void> => {
  const counted = await count();
  let isStored = false;
  try {
    isStored = await repository.add(inquiry, await mails());
  } finally {
    if (!isStored) await counted.giveBack();
  }
};

/**
 * Stores an inquiry, and gives its id. Sent again under the same id, at once or later, it is the same inquiry and
 * counts once, as its mails do. Throws DomainError 409 where the id is another's, and 429.
 */
export const submitInquiry = async <State extends { _id: string }>(
  submission: Submission<State>,
): Promise<{ id: string }> => {
  const { repository, inquiry, isSame } = submission;
  const id = inquiry._id;
  if (!(await repository.find(id))) await store(submission);
  const kept = await repository.find(id);
  if (!kept || !isSame(kept, inquiry)) throw inquiryIdTaken();
  return { id };
};
