import { join } from 'node:path';
import { dieIn as dieInReplica } from '@academy/service-kit/testing/die-in.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import type { CatalogUnderTest } from './catalog-under-test.ts';

const file = join(import.meta.dirname, '../../src/start.ts');

/** One call to a replica of the catalogue that dies in it. */
export const dieIn = (
  replica: { stack: TestStack; under: CatalogUnderTest },
  failPoint: string,
  call: Parameters<typeof dieInReplica>[2],
): Promise<void> => dieInReplica({ ...replica, file }, failPoint, call);
