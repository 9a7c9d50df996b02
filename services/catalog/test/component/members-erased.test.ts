import { membersLeftAfterErasing } from '@academy/service-kit/testing/members-left.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startCatalog } from '../support/catalog-under-test.ts';

const stack = useTestStack();

test('When an account is deleted, then no collection that declares its id holds it any more', async () => {
  const { runtime, parts } = await startCatalog(stack);
  expect(await membersLeftAfterErasing(runtime.mongo, parts.features)).toEqual([]);
});
