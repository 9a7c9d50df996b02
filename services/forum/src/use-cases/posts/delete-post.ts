import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { emptyPost } from '../../domain/erased.ts';
import { postNotFound } from '../../domain/forum-texts.ts';
import { postChanged } from '../../domain/post-events.ts';
import { roomFreedBy } from '../../domain/writing-bytes.ts';
import type { ForumDeps } from '../deps.ts';
import { giveRoomBack } from '../within-room.ts';
import { assertOwn } from './own-post.ts';

/** Deletes the caller's own post. Its place stays for the replies that hang on it; without any, nobody sees it. */
export const deletePost = async (deps: ForumDeps, id: string, caller: Caller): Promise<void> => {
  let freed = 0;
  const changed = await deps.posts.change(id, (post) => {
    assertOwn(post, caller);
    freed = roomFreedBy(post);
    return { state: emptyPost, events: [postChanged(post, { ...post, ...emptyPost })] };
  });
  if (!changed) throw postNotFound();
  await giveRoomBack(deps, caller, freed);
};
