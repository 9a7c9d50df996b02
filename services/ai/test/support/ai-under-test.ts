import type { RetentionId } from '@academy/contracts/shared/retention.ts';
import { collectFeatures } from '@academy/service-kit/lifecycle/collect-features.ts';
import { sweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import {
  startServiceUnderTest,
  type ServiceUnderTestOptions,
} from '@academy/service-kit/testing/service-under-test.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { ai } from '../../src/service.ts';

/** The whole AI service. Whole sentences are not compared unless `env` says so: texts of tests would be learnt while the tests ask. */
export const startAi = (
  stack: TestStack,
  options: Pick<ServiceUnderTestOptions, 'env' | 'kafka' | 'topics'> = {},
) => startServiceUnderTest(stack, ai, { ...options, env: { SENTENCE_ENCODER: 'off', ...options.env } });

export type AiUnderTest = Awaited<ReturnType<typeof startAi>>;

/** Runs the sweeps of one kind of data now, and gives how many documents each removed. */
export const sweepNow = ({ parts }: AiUnderTest, retention: RetentionId): Promise<number[]> =>
  Promise.all(
    collectFeatures(parts.features)
      .sweeps.filter((job) => job.retention === retention)
      .map((job) => sweepJob(job, new Date())),
  );
