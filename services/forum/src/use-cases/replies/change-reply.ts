import type { ForumReply } from '@academy/contracts/http/forum/replies.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { toStoredMarkdown } from '../../domain/markdown/stored-markdown.ts';
import { edited } from '../../domain/edit.ts';
import { emptyReply } from '../../domain/erased.ts';
import { replyNotFound } from '../../domain/forum-texts.ts';
import { replyChanged } from '../../domain/reply-events.ts';
import type { ReplyRecord } from '../../domain/reply.ts';
import { isForQueue } from '../../domain/written.ts';
import { bytesOfText, bytesOfWriting, roomFreedBy } from '../../domain/writing-bytes.ts';
import type { ForumDeps } from '../deps.ts';
import { holdAtEditing } from '../moderation/hold-at-writing.ts';
import { takeToQueueQuietly } from '../moderation/take-to-queue.ts';
import { watchText } from '../moderation/watch-text.ts';
import { recountQuietly } from '../recount-quietly.ts';
import { withinLimits } from '../within-limits.ts';
import { giveRoomBack, withinRoom } from '../within-room.ts';
import { requireWriter } from '../writer.ts';
import { assertEditable, assertOwn } from './own-reply.ts';
import { showReply } from './show-replies.ts';

/** A reply is in the language of its post. */
const isInSpanish = async ({ posts }: ForumDeps, { postId }: ReplyRecord): Promise<boolean> =>
  (await posts.find(postId))?.isSpanish ?? false;

/** Edits the caller's own reply; the wording before stays for moderators. Throws DomainError 429 beyond the edits of an hour, 413 without room. */
export const editReply = async (
  deps: ForumDeps,
  { id, content: written }: { id: string; content: string },
  caller: Caller,
): Promise<ForumReply> => {
  const writer = await requireWriter(deps, caller);
  const content = toStoredMarkdown(written);
  const write = async () => {
    let took = 0;
    const kept = await deps.replies.change(id, async (current) => {
      took = 0;
      const before = assertEditable(current, caller);
      if (before.content === content) return null;
      const at = deps.now();
      const isSpanish = await isInSpanish(deps, before);
      const { watched, hasHeldWord } = await watchText(deps, { content, isSpanish, caller }, before);
      const holdState = await holdAtEditing(deps, before, { id, content, caller, at, hasHeldWord });
      const state = { content, ...edited(before, at), ...holdState, ...watched };
      const after = { ...before, ...state };
      took = bytesOfWriting(after) - bytesOfWriting(before);
      return { state, events: [replyChanged(after)] };
    });
    return { kept, took };
  };
  const changed = await withinLimits(deps, { writer, kind: 'edits' }, () =>
    withinRoom(deps, { caller, bytes: bytesOfText({ content }) }, write),
  );
  if (!changed) throw replyNotFound();
  if (isForQueue(changed)) await takeToQueueQuietly(deps, { kind: 'reply', targetId: id });
  await recountQuietly(deps, changed.postId);
  return showReply(deps, changed, caller);
};

/** Deletes the caller's own reply: it leaves the list and the counts, and is no longer the accepted answer. */
export const deleteReply = async (deps: ForumDeps, id: string, caller: Caller): Promise<void> => {
  let freed = 0;
  const changed = await deps.replies.change(id, (reply) => {
    assertOwn(reply, caller);
    freed = roomFreedBy(reply);
    return { state: emptyReply, events: [replyChanged({ ...reply, ...emptyReply })] };
  });
  if (!changed) throw replyNotFound();
  await Promise.all([recountQuietly(deps, changed.postId), giveRoomBack(deps, caller, freed)]);
};
