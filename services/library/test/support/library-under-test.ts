import { auditTopics } from '@academy/contracts/events/audit/topics.ts';
import { libraryTopics } from '@academy/contracts/events/library/topics.ts';
import { schedulerTopics } from '@academy/contracts/events/scheduler/topics.ts';
import {
  startServiceUnderTest,
  type ServiceUnderTestOptions,
} from '@academy/service-kit/testing/service-under-test.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { library, settlingImports } from '../../src/service.ts';

/** The whole library, one proxy behind the caller, with every event that it publishes. */
export const startLibrary = (
  stack: TestStack,
  options: Pick<ServiceUnderTestOptions, 'topics'> = {},
  definition = library,
) =>
  startServiceUnderTest(stack, definition, {
    topics: [libraryTopics.documents, libraryTopics.categories, auditTopics.actions, schedulerTopics.runs],
    env: { TRUST_PROXY: '1' },
    ...options,
  });

/** The same but for its rounds that settle imports: a test takes each of them by itself. */
export const startLibraryUnsettled = (stack: TestStack) =>
  startLibrary(
    stack,
    {},
    {
      ...library,
      compose: async (runtime, config) => {
        const parts = await library.compose(runtime, config);
        const features = parts.features.map((feature) => ({
          ...feature,
          workers: (feature.workers ?? []).filter(({ name }) => name !== settlingImports),
        }));
        return { ...parts, features };
      },
    },
  );

export type LibraryUnderTest = Awaited<ReturnType<typeof startLibrary>>;
