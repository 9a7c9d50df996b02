import { createHash } from 'node:crypto';
import type { HoldReason } from '@academy/contracts/http/forum/moderation-cases.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { countOutgoingLinks } from '../../domain/markdown/outgoing-links.ts';
import { holdReasons, holdRules, recentFacts, sameTextKey } from '../../domain/moderation/hold-rules.ts';
import { writingsFull } from '../../domain/forum-texts.ts';
import { moderates } from '../../domain/visibility.ts';
import type { Written } from '../../domain/written.ts';
import type { ForumDeps } from '../deps.ts';

/** What a text starts with, or has after an edit: whether others see it at once. */
export type HoldState = Pick<Written, 'status' | 'holdReasons' | 'heldAt'>;

const holdState = (reasons: HoldReason[], at: Date): HoldState =>
  reasons.length === 0
    ? { status: 'visible', holdReasons: [], heldAt: null }
    : { status: 'held', holdReasons: reasons, heldAt: at };

const keyOf = (content: string): string =>
  createHash('sha256').update(sameTextKey(content)).digest('base64url');

/** What is known of the author; for an author whose text links nowhere, their visible texts are not counted. */
const authorFacts = async (
  { people, posts, replies }: ForumDeps,
  { userId, links, at }: { userId: string; links: number; at: Date },
): Promise<{ accountAgeMs: number; visibleWritings: number }> => {
  if (links === 0) return { accountAgeMs: Infinity, visibleWritings: Infinity };
  const [author, ofPosts, ofReplies] = await Promise.all([
    people.find(userId),
    posts.countVisibleBy(userId, holdRules.newBelowWritings),
    replies.countVisibleBy(userId, holdRules.newBelowWritings),
  ]);
  const accountAgeMs = author?.createdAt ? at.getTime() - author.createdAt.getTime() : 0;
  return { accountAgeMs, visibleWritings: ofPosts + ofReplies };
};

export interface Writing {
  id: string;
  content: string;
  caller: Caller;
  at: Date;
  /** See `WritingFacts`. */
  hasHeldWord: boolean;
}

/**
 * Whether a new text waits for a moderator. Remembers it and takes `bytes` of the author's room, so it is asked once for each
 * text. Throws DomainError 413 where there is no room.
 */
export const holdAtWriting = async (
  deps: ForumDeps,
  { id, content, caller, at, hasHeldWord, bytes }: Writing & { bytes: number },
): Promise<HoldState> => {
  const isStaff = moderates(caller.role);
  if (isStaff) return holdState([], at);
  const { userId } = caller;
  const links = countOutgoingLinks(content);
  const written = { id, key: keyOf(content), at };
  const most = deps.storageLimit(caller);
  const [recent, author] = await Promise.all([
    deps.recentWritings.take(userId, { bytes, most, writing: written }),
    authorFacts(deps, { userId, links, at }),
  ]);
  if (recent === 'full') throw writingsFull(most);
  const tooFastFrom = deps.tooFastFrom;
  return holdState(
    holdReasons({ isStaff, links, tooFastFrom, hasHeldWord, ...author, ...recentFacts(recent, written) }),
    at,
  );
};

/** What members' flags hold has no reason of its own. */
const heldFor = (reasons: HoldReason[]): HoldReason[] => (reasons.length === 0 ? ['flags'] : reasons);

type Edited = Pick<Written, 'status' | 'holdReasons' | 'content'>;

/** Whether the member wrote the same elsewhere within a day. Remembers a text that is another than before. */
const isRepeatedBy = async (
  { recentWritings }: ForumDeps,
  before: Edited,
  { id, content, caller, at }: Writing,
): Promise<boolean> => {
  const key = keyOf(content);
  if (key === keyOf(before.content)) return false;
  const written = { id, key, at, isEdit: true };
  const recent = await recentWritings.take(caller.userId, { bytes: 0, most: Infinity, writing: written });
  return recent !== 'full' && recentFacts(recent, written).isRepeated;
};

/**
 * Whether an edited text waits for a moderator: by its links and watched words, and where it repeats another. What is held stays held, for its
 * reasons of before and from now, so that nobody approves what they have not read; what moderators removed stays removed. Null
 * where nothing changes. May run again for the same edit.
 */
export const holdAtEditing = async (
  deps: ForumDeps,
  before: Edited,
  writing: Writing,
): Promise<HoldState | null> => {
  const { content, caller, at, hasHeldWord } = writing;
  const { status, holdReasons: earlier } = before;
  const isStaff = moderates(caller.role);
  if (isStaff || (status !== 'visible' && status !== 'held')) return null;
  const links = countOutgoingLinks(content);
  const [isRepeated, author] = await Promise.all([
    isRepeatedBy(deps, before, writing),
    authorFacts(deps, { userId: caller.userId, links, at }),
  ]);
  const unhurried = { writtenThisMinute: 0, tooFastFrom: Infinity };
  const reasons = holdReasons({ isStaff, links, hasHeldWord, ...author, isRepeated, ...unhurried });
  if (status === 'held') return holdState([...new Set([...heldFor(earlier), ...reasons])], at);
  return reasons.length === 0 ? null : holdState(reasons, at);
};
