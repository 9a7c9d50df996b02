import type { AuthDeps } from '../../deps.ts';
import { noteOf } from '../endings/note-of.ts';

type Deps = Pick<AuthDeps, 'subscribers' | 'subscriptionEndings' | 'now'>;

/**
 * Erases what payments keep of a deleted account. A payment page that was opened while it was being deleted is noted first,
 * so that what is paid on it is given back. Again changes nothing.
 */
export const eraseSubscriber = async (
  { subscribers, subscriptionEndings, now }: Deps,
  userId: string,
): Promise<void> => {
  const subscriber = await subscribers.withoutHistory(userId);
  // What is paid on a page comes after it was opened, though this may run hours after the account went.
  const note = noteOf(subscriber, subscriber.subscription.pendingSince ?? now());
  if (note !== null) await subscriptionEndings.complete(note);
  await subscribers.erase(userId);
};
