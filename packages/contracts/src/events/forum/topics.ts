import { defineTopic } from '../topics.ts';

/** Keyed by post, so that what happens in one discussion stays in order; mutes by member. */
export const forumTopics = { posts: defineTopic('forum.posts', { days: 90 }) } as const;
