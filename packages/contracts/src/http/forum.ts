import { forumCategoryEndpoints } from './forum/categories.ts';
import { moderationEndpoints } from './forum/moderation.ts';
import { forumPostEndpoints } from './forum/posts.ts';
import { forumReplyEndpoints } from './forum/replies.ts';

/** What services/forum answers; the rest of `forum/` joins with the code that answers it. */
export const forumEndpoints = {
  listForumCategories: forumCategoryEndpoints.listForumCategories,
  listForumPosts: forumPostEndpoints.listForumPosts,
  getForumPost: forumPostEndpoints.getForumPost,
  createForumPost: forumPostEndpoints.createForumPost,
  listForumReplies: forumReplyEndpoints.listForumReplies,
  createForumReply: forumReplyEndpoints.createForumReply,
  ...moderationEndpoints,
} as const;
