import type { ForumPost } from '@academy/contracts/http/forum/post-views.ts';
import type { forumPostChangeSchema } from '@academy/contracts/http/forum/post-writes.ts';
import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { z } from 'zod';
import { edited } from '../../domain/edit.ts';
import { noSuchCategory, postNotFound } from '../../domain/forum-texts.ts';
import { measure } from '../../domain/measure.ts';
import { bytesOfText, bytesOfWriting } from '../../domain/writing-bytes.ts';
import { isForQueue } from '../../domain/written.ts';
import type { PostRecord } from '../../domain/post.ts';
import { postChanged } from '../../domain/post-events.ts';
import type { ForumDeps } from '../deps.ts';
import { holdAtEditing } from '../moderation/hold-at-writing.ts';
import { takeToQueueQuietly } from '../moderation/take-to-queue.ts';
import { unwatched, watchText } from '../moderation/watch-text.ts';
import { cleanPost } from './create-post.ts';
import { withinLimits } from '../within-limits.ts';
import { withinRoom } from '../within-room.ts';
import { requireWriter } from '../writer.ts';
import { assertEditable } from './own-post.ts';
import { showPost } from './show-posts.ts';

type PostChange = z.output<typeof forumPostChangeSchema>;

const isReworded = (before: PostRecord, after: { title: string; content: string }): boolean =>
  before.title !== after.title || before.content !== after.content;

/** Edits the caller's own post; the wording before stays for moderators. Throws DomainError 429 beyond the edits of an hour, 413 without room. */
export const editPost = async (
  deps: ForumDeps,
  { id, change }: { id: string; change: PostChange },
  caller: Caller,
): Promise<ForumPost> => {
  const writer = await requireWriter(deps, caller);
  const [{ open }, known] = await Promise.all([deps.categoryList.read(), deps.posts.find(id)]);
  const before = assertEditable(known, caller);
  const rewords = change.title !== undefined || change.content !== undefined;
  const { title = before.title, content = before.content } = change;
  const editing = { caller, bytes: rewords ? bytesOfText({ title, content }) : 0 };
  const write = async () => {
    let took = 0;
    const kept = await deps.posts.change(id, async (current) => {
      took = 0;
      const before = assertEditable(current, caller);
      const texts = cleanPost({
        title: change.title ?? before.title,
        content: change.content ?? before.content,
      });
      const fields = changedFields(before, { ...change, ...texts });
      if (Object.keys(fields).length === 0) return null;
      if (fields.categoryId !== undefined && !open.has(fields.categoryId)) throw noSuchCategory();
      const at = deps.now();
      const isAnew = isReworded(before, texts);
      // In another language other words are watched.
      const { watched, hasHeldWord } =
        isAnew || fields.isSpanish !== undefined
          ? await watchText(
              deps,
              { ...texts, isSpanish: fields.isSpanish ?? before.isSpanish, caller },
              before,
            )
          : unwatched;
      const writing = { id, content: texts.content, caller, at, hasHeldWord };
      const holdState = await holdAtEditing(deps, before, writing);
      const wording = isAnew && { ...measure(texts), ...edited(before, at) };
      const state = { ...fields, ...wording, ...((isAnew || hasHeldWord) && holdState), ...watched };
      const after = { ...before, ...state };
      took = bytesOfWriting(after) - bytesOfWriting(before);
      return { state, events: [postChanged(before, after)] };
    });
    return { kept, took };
  };
  const changed = await withinLimits(deps, { writer, kind: 'edits' }, () => withinRoom(deps, editing, write));
  if (!changed) throw postNotFound();
  if (isForQueue(changed)) await takeToQueueQuietly(deps, { kind: 'post', targetId: id });
  return showPost(deps, changed, caller);
};
