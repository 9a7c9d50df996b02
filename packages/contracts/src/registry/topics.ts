import { aiTopics } from '../events/ai/topics.ts';
import { auditTopics } from '../events/audit/topics.ts';
import { authTopics } from '../events/auth/topics.ts';
import { catalogTopics } from '../events/catalog/topics.ts';
import { forumTopics } from '../events/forum/topics.ts';
import { gatewayTopics } from '../events/gateway/topics.ts';
import { libraryTopics } from '../events/library/topics.ts';
import { mailTopics } from '../events/mail/topics.ts';
import { schedulerTopics } from '../events/scheduler/topics.ts';
import type { TopicContract } from '../events/topics.ts';

/**
 * Every topic that exists; `<name>.dlq` is created beside each. Apart from the contracts: each process creates what is
 * missing, and need not load all calls and events for that.
 */
export const topics: readonly TopicContract[] = [
  authTopics,
  auditTopics,
  catalogTopics,
  libraryTopics,
  forumTopics,
  aiTopics,
  schedulerTopics,
  mailTopics,
  gatewayTopics,
].flatMap((ofOne) => Object.values<TopicContract>(ofOne));
