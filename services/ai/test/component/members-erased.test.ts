import { membersLeftAfterErasing } from '@academy/service-kit/testing/members-left.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startAi } from '../support/ai-under-test.ts';

const stack = useTestStack();

/** Keyed hashes of a member: tutor-gaps.test.ts and tutor-votes.test.ts delete accounts that have some. */
const hashed = ['TutorGapMark._id', 'TutorVote._id', 'TutorVote.person'];

test('When an account is deleted, then no collection that declares its id holds it any more', async () => {
  const { runtime, parts } = await startAi(stack);
  expect(await membersLeftAfterErasing(runtime.mongo, parts.features, { except: hashed })).toEqual([]);
});
