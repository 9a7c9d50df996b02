import { membersLeftAfterErasing } from '@academy/service-kit/testing/members-left.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startForum } from '../support/forum-under-test.ts';

const stack = useTestStack();

const fields = {
  Post: { status: 'visible', topic: null, attemptId: null },
  Reply: { status: 'visible' },
  ModerationCase: { status: 'open', decision: null },
};

test('When an account is deleted, then no collection that declares its id holds it any more', async () => {
  const { runtime, parts } = await startForum(stack);
  expect(await membersLeftAfterErasing(runtime.mongo, parts.features, { fields })).toEqual([]);
});
