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
