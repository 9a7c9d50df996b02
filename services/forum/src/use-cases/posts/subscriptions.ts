import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { MarkKey } from '../../data/mark-repositories.ts';
import type { ForumDeps } from '../deps.ts';
import { findPost } from './find-post.ts';

/** Subscribes who wrote, unless they have ended it before. */
export const beginSubscription = (
  { subscriptions, erasure }: Pick<ForumDeps, 'subscriptions' | 'erasure'>,
  key: MarkKey,
): Promise<void> => erasure.guard(key.userId, () => subscriptions.begin(key));

export const setSubscription = async (
  deps: ForumDeps,
  { postId, subscribed }: { postId: string; subscribed: boolean },
  caller: Caller,
): Promise<void> => {
  await findPost(deps, postId, caller);
  await deps.subscriptions.set({ postId, userId: caller.userId }, subscribed);
};
