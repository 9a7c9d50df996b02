import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { ForumDeps } from '../deps.ts';
import { findPost } from './find-post.ts';

/** Says, or no longer, that the caller has the same question. Again changes nothing. */
export const setMeToo = async (
  deps: ForumDeps,
  { postId, meToo }: { postId: string; meToo: boolean },
  caller: Caller,
): Promise<{ meToo: boolean; meTooCount: number }> => {
  await findPost(deps, postId, caller);
  const whose = { postId, userId: caller.userId };
  await (meToo ? deps.meToos.add(whose) : deps.meToos.remove(whose));
  await deps.recount(postId);
  return { meToo, meTooCount: (await findPost(deps, postId, caller)).meTooCount };
};

/** Remembers how far the caller has read; never beyond now. */
export const markRead = async (
  deps: ForumDeps,
  { postId, upTo }: { postId: string; upTo: Date },
  caller: Caller,
): Promise<void> => {
  await findPost(deps, postId, caller);
  const now = deps.now();
  await deps.readings.advance({ postId, userId: caller.userId }, upTo < now ? upTo : now);
};
