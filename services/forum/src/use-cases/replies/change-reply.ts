import type { ForumReply } from '@academy/contracts/http/forum/replies.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { toStoredMarkdown } from '../../domain/markdown/stored-markdown.ts';
import { edited } from '../../domain/edit.ts';
import { emptyReply } from '../../domain/erased.ts';
import { replyNotFound } from '../../domain/forum-texts.ts';
import { replyChanged } from '../../domain/reply-events.ts';
import type { ForumDeps } from '../deps.ts';
import { holdAtEditing } from '../moderation/hold-at-writing.ts';
import { requireUnmuted } from '../moderation/mute-members.ts';
import { takeHeldQuietly } from '../moderation/take-held.ts';
import { recountQuietly } from '../recount-quietly.ts';
import { withinLimits } from '../within-limits.ts';
import { assertEditable, assertOwn } from './own-reply.ts';
import { showReply } from './show-replies.ts';

/** Edits the caller's own reply; the wording before stays for moderators. Throws DomainError 429 beyond the edits of an hour. */
export const editReply = async (
  deps: ForumDeps,
  { id, content: written }: { id: string; content: string },
  caller: Caller,
): Promise<ForumReply> => {
  await requireUnmuted(deps, caller);
  const content = toStoredMarkdown(written);
  const changed = await withinLimits(deps, { caller, kind: 'edits' }, () =>
    deps.replies.change(id, async (current) => {
      const before = assertEditable(current, caller);
      if (before.content === content) return null;
      const at = deps.now();
      const standing = await holdAtEditing(deps, before, { id, content, caller, at });
      const state = { content, ...edited(before, at), ...standing };
      return { state, events: [replyChanged({ ...before, ...state })] };
    }),
  );
  if (!changed) throw replyNotFound();
  if (changed.status === 'held') await takeHeldQuietly(deps, { kind: 'reply', targetId: id });
  await recountQuietly(deps, changed.postId);
  return showReply(deps, changed, caller);
};

/** Deletes the caller's own reply: it leaves the list and the counts, and is no longer the accepted answer. */
export const deleteReply = async (deps: ForumDeps, id: string, caller: Caller): Promise<void> => {
  const changed = await deps.replies.change(id, (reply) => {
    assertOwn(reply, caller);
    return { state: emptyReply, events: [replyChanged({ ...reply, ...emptyReply })] };
  });
  if (!changed) throw replyNotFound();
  await recountQuietly(deps, changed.postId);
};
