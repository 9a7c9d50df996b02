import type { WritingAllowance } from '@academy/contracts/http/forum/community.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { isMuted } from '../domain/moderation/mute.ts';
import { mayPost } from '../domain/posting-rights.ts';
import { isModerator } from '../domain/visibility.ts';
import { hourlyLimits } from '../domain/writing-limits.ts';
import type { ForumDeps } from './deps.ts';

/** What is said to be left to those who write without limit. */
const plenty = 1_000;

/** What the caller may write now. */
export const readWritingAllowance = async (
  { budgets, people, mutes, hourlyLimits: usual, now }: ForumDeps,
  caller: Caller,
): Promise<WritingAllowance> => {
  const at = now();
  const [person, used, found] = await Promise.all([
    people.find(caller.userId),
    budgets.used(caller.userId, at),
    mutes.find(caller.userId),
  ]);
  const mute = found && isMuted(found, at) ? found : null;
  const limits = isModerator(caller)
    ? { posts: plenty, replies: plenty, flags: plenty }
    : hourlyLimits(usual, { registeredAt: person?.createdAt, now: at });
  return {
    mayPost: mayPost(caller) && mute === null,
    mayReply: mute === null,
    mutedUntil: mute?.until.toISOString() ?? null,
    muteReason: mute?.reason ?? null,
    postsLeft: Math.max(0, limits.posts - used.posts),
    repliesLeft: Math.max(0, limits.replies - used.replies),
  };
};
