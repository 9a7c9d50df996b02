import { membersLeftAfterErasing } from '@academy/service-kit/testing/members-left.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startAi, type AiUnderTest } from '../support/ai-under-test.ts';

const stack = useTestStack();
let under: AiUnderTest;
beforeAll(async () => {
  under = await startAi(stack);
});

/** Keyed hashes of a member: tutor-gaps.test.ts and tutor-votes.test.ts delete accounts that have some. */
const hashed = ['TutorGapMark._id', 'TutorVote._id', 'TutorVote.person'];

test('When an account is deleted, then no collection that declares its id holds it any more', async () => {
  const { runtime, parts } = under;
  expect(await membersLeftAfterErasing(runtime.mongo, parts.features, { except: hashed })).toEqual([]);
});

test('When a member is erased, or content is brought in, then the features do it in this order', () => {
  const { features } = under.parts;
  const named = (part: 'erase' | 'prepare') => features.flatMap((each) => (each[part] ? [each.name] : []));
  expect(named('erase')).toEqual(['prompts', 'budgets', 'sent questions', 'tutor gaps', 'tutor votes']);
  expect(named('prepare')).toEqual(['news', 'playground', 'tools']);
});
