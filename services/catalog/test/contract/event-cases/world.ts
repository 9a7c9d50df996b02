import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { topics } from '@academy/contracts/registry/topics.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startCatalog } from '../../support/catalog-under-test.ts';
import { learnerOf } from '../../support/learners.ts';
import { account, tellOfUser } from '../../support/user-events.ts';

export const learnerId = 'eva';

/** The catalogue with every topic of the academy watched, somebody of the staff, and a learner with Premium whom it knows. */
export const startWorld = async (stack: TestStack) => {
  const under = await startCatalog(stack, { topics });
  const data = account(learnerId, { plan: 'premium' });
  await tellOfUser(stack.kafka(), userRegisteredV1, { id: learnerId, sequence: 1, data });
  await until(() => under.deps.people.find(learnerId), { what: 'the learner among the people' });
  const staff = await learnerOf(under, 'boss', { role: 'administrator' });
  const learner = await learnerOf(under, learnerId, { plan: 'premium' });
  return { under, staff, learner };
};

export type World = Awaited<ReturnType<typeof startWorld>>;
