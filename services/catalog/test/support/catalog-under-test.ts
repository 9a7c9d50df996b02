import { auditTopics } from '@academy/contracts/events/audit/topics.ts';
import { catalogTopics } from '@academy/contracts/events/catalog/topics.ts';
import { schedulerTopics } from '@academy/contracts/events/scheduler/topics.ts';
import {
  startServiceUnderTest,
  type ServiceUnderTestOptions,
} from '@academy/service-kit/testing/service-under-test.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { catalog } from '../../src/service.ts';

/** The whole catalogue, with every event on its topics and on the audit log's. */
export const startCatalog = (
  stack: TestStack,
  options: Pick<ServiceUnderTestOptions, 'env' | 'kafka' | 'topics'> = {},
) =>
  startServiceUnderTest(stack, catalog, {
    topics: [...Object.values(catalogTopics), auditTopics.actions, schedulerTopics.runs],
    ...options,
  });

export type CatalogUnderTest = Awaited<ReturnType<typeof startCatalog>>;
