import { aiEndpoints } from '@academy/contracts/http/ai/ai-endpoints.ts';
import { authorizationOf, testRoleMatrix } from '@academy/service-kit/testing/role-matrix.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startAi, type AiUnderTest } from '../support/ai-under-test.ts';

const stack = useTestStack();
let under: AiUnderTest;

beforeAll(async () => {
  under = await startAi(stack);
}, 60_000);

testRoleMatrix(Object.values(aiEndpoints), async (who) => ({
  client: under.client,
  authorization: await authorizationOf(under.issuer, who),
}));
