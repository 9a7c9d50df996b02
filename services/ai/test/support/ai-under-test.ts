import {
  startServiceUnderTest,
  type ServiceUnderTestOptions,
} from '@academy/service-kit/testing/service-under-test.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { ai } from '../../src/service.ts';

/** The whole AI service. */
export const startAi = (
  stack: TestStack,
  options: Pick<ServiceUnderTestOptions, 'env' | 'kafka' | 'topics'> = {},
) => startServiceUnderTest(stack, ai, options);

export type AiUnderTest = Awaited<ReturnType<typeof startAi>>;
