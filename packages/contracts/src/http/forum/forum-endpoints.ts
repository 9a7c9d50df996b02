import { forumCategoryEndpoints } from './categories.ts';
import { communityEndpoints } from './community.ts';
import { moderationEndpoints } from './moderation.ts';
import { forumPostEndpoints } from './posts.ts';
import { forumReplyEndpoints } from './replies.ts';
import { watchedWordEndpoints } from './watched-words.ts';

export const forumEndpoints = {
  ...forumCategoryEndpoints,
  ...forumPostEndpoints,
  ...forumReplyEndpoints,
  ...communityEndpoints,
  ...moderationEndpoints,
  ...watchedWordEndpoints,
} as const;
