import type { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { giveBackOnFailure, type Counted } from './support-limits.ts';
import { inquiryIdTaken } from './support-texts.ts';

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
  /** Why it could not be stored though nothing has its id; by default that its id was taken. */
  refusal?: () => Promise<DomainError>;
}

/** Throws DomainError 409 where the id stands for something else. */
const assertKept = async <State extends { _id: string }>({
  repository,
  inquiry,
  isSame,
  refusal,
}: Submission<State>): Promise<void> => {
  const kept = await repository.find(inquiry._id);
  if (!kept && refusal) throw await refusal();
  if (!kept || !isSame(kept, inquiry)) throw inquiryIdTaken();
};

const store = async <State extends { _id: string }>(submission: Submission<State>): Promise<void> => {
  const { repository, inquiry, mails, count } = submission;
  const counted = await count();
  await giveBackOnFailure(counted, async () => {
    await repository.add(inquiry, await mails());
    // Where the same was sent at once and another call stored it, this is its count.
    await assertKept(submission);
  });
};

/**
 * Stores an inquiry, and gives its id. Sent again under the same id, at once or later, it is the same inquiry and
 * counts once. Throws DomainError 409 where the id is another's, and 429.
 */
export const submitInquiry = async <State extends { _id: string }>(
  submission: Submission<State>,
): Promise<{ id: string }> => {
  const { repository, inquiry } = submission;
  if (await repository.find(inquiry._id)) await assertKept(submission);
  else await store(submission);
  return { id: inquiry._id };
};
