import { auditTopics } from '@academy/contracts/events/audit/topics.ts';
import { libraryTopics } from '@academy/contracts/events/library/topics.ts';
import { schedulerTopics } from '@academy/contracts/events/scheduler/topics.ts';
import {
  startServiceUnderTest,
  type ServiceUnderTestOptions,
} from '@academy/service-kit/testing/service-under-test.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { library } from '../../src/service.ts';

/** The whole library, one proxy behind the caller, with every event that it publishes. */
export const startLibrary = (stack: TestStack, options: Pick<ServiceUnderTestOptions, 'topics'> = {}) =>
  startServiceUnderTest(stack, library, {
    topics: [libraryTopics.documents, auditTopics.actions, schedulerTopics.runs],
    env: { TRUST_PROXY: '1' },
    ...options,
  });

export type LibraryUnderTest = Awaited<ReturnType<typeof startLibrary>>;
