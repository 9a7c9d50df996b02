import { schedulerEndpoints } from '@academy/contracts/http/scheduler/scheduler-endpoints.ts';
import { authorizationOf, testRoleMatrix } from '@academy/service-kit/testing/role-matrix.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startScheduler, type SchedulerUnderTest } from '../support/scheduler-under-test.ts';

const stack = useTestStack();
let under: SchedulerUnderTest;

beforeAll(async () => {
  under = await startScheduler(stack);
}, 60_000);

testRoleMatrix(Object.values(schedulerEndpoints), async (who) => ({
  client: under.client,
  authorization: await authorizationOf(under.issuer, who),
}));
