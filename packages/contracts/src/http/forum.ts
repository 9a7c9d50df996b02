import { forumCategoryEndpoints } from './forum/categories.ts';
import { communityEndpoints } from './forum/community.ts';
import { moderationEndpoints } from './forum/moderation.ts';
import { forumPostEndpoints } from './forum/posts.ts';
import { forumReplyEndpoints } from './forum/replies.ts';

export const forumEndpoints = {
  ...forumCategoryEndpoints,
  ...forumPostEndpoints,
  ...forumReplyEndpoints,
  ...communityEndpoints,
  ...moderationEndpoints,
} as const;
