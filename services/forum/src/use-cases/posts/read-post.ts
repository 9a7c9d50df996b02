import type { ForumPost } from '@academy/contracts/http/forum/post-views.ts';
import type { Reader } from '../../domain/visibility.ts';
import type { ForumDeps } from '../deps.ts';
import { findPost } from './find-post.ts';
import { showPost } from './show-posts.ts';

/** One post: what is held or removed for its author and moderators alone. */
export const readPost = async (deps: ForumDeps, id: string, reader: Reader): Promise<ForumPost> =>
  showPost(deps, await findPost(deps, id, reader), reader);
