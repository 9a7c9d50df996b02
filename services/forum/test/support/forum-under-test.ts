import { auditTopics } from '@academy/contracts/events/audit/topics.ts';
import { forumTopics } from '@academy/contracts/events/forum/topics.ts';
import {
  startServiceUnderTest,
  type ServiceUnderTestOptions,
} from '@academy/service-kit/testing/service-under-test.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { forum } from '../../src/service.ts';

/** Without the limits that a test would meet before any member. */
export const unhurried = {
  FORUM_TOO_FAST_FROM: '100000',
  FORUM_POSTS_PER_HOUR: '100000',
  FORUM_REPLIES_PER_HOUR: '100000',
  FORUM_FLAGS_PER_HOUR: '100000',
  FORUM_EDITS_PER_HOUR: '100000',
};

/** The whole forum, with every event that it publishes. */
export const startForum = (
  stack: TestStack,
  options: Pick<ServiceUnderTestOptions, 'env' | 'kafka' | 'topics'> = {},
) =>
  startServiceUnderTest(stack, forum, {
    topics: [forumTopics.posts, auditTopics.actions],
    ...options,
    env: { ...unhurried, ...options.env },
  });

export type ForumUnderTest = Awaited<ReturnType<typeof startForum>>;
