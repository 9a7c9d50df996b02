import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { ForumDeps } from '../deps.ts';
import { findPost } from './find-post.ts';

interface Whose {
  postId: string;
  userId: string;
}

/** Subscribes who wrote, unless they have ended it before. */
export const beginSubscription = (
  { subscriptions, erasure }: Pick<ForumDeps, 'subscriptions' | 'erasure'>,
  whose: Whose,
): Promise<void> => erasure.guard(whose.userId, () => subscriptions.begin(whose));

export const setSubscription = async (
  deps: ForumDeps,
  { postId, subscribed }: { postId: string; subscribed: boolean },
  caller: Caller,
): Promise<void> => {
  await findPost(deps, postId, caller);
  await deps.subscriptions.set({ postId, userId: caller.userId }, subscribed);
};
