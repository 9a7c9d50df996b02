import { libraryTopics } from '@academy/contracts/events/library/topics.ts';
import { startServiceUnderTest } from '@academy/service-kit/testing/service-under-test.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { library } from '../../src/service.ts';

/** The whole library, with every event that it publishes. */
export const startLibrary = (stack: TestStack) =>
  startServiceUnderTest(stack, library, { topics: [libraryTopics.documents] });

export type LibraryUnderTest = Awaited<ReturnType<typeof startLibrary>>;
