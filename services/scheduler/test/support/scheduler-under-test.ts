import { rm } from 'node:fs/promises';
import { auditTopics } from '@academy/contracts/events/audit/topics.ts';
import { schedulerTopics } from '@academy/contracts/events/scheduler/topics.ts';
import {
  startServiceUnderTest,
  type ServiceUnderTestOptions,
} from '@academy/service-kit/testing/service-under-test.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { scheduler } from '../../src/service.ts';
import { testDataDir, testMailKey } from './mail-fixtures.ts';

/** Short enough for a test to see a lock end. */
export const quick = {
  AUTOMATIONS_ALLOW_SECONDS: '1',
  AUTOMATIONS_WAKE_MS: '200',
  AUTOMATIONS_LOCK_MS: '1000',
  MAIL_KEY: testMailKey.toString('base64'),
  DATA_DIR: testDataDir,
};

/** The whole scheduler, with every event that it publishes. */
export const startScheduler = (
  stack: TestStack,
  env: Readonly<Record<string, string>> = {},
  options: Pick<ServiceUnderTestOptions, 'topics' | 'logger'> = {},
) => {
  stack.afterSuite(() => rm(testDataDir, { recursive: true, force: true }));
  return startServiceUnderTest(stack, scheduler, {
    topics: [...Object.values(schedulerTopics), auditTopics.actions],
    env: { ...quick, ...env },
    ...options,
  });
};

export type SchedulerUnderTest = Awaited<ReturnType<typeof startScheduler>>;
