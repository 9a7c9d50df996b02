import { forumEndpoints } from '@academy/contracts/http/forum/forum-endpoints.ts';
import { authorizationOf, testRoleMatrix } from '@academy/service-kit/testing/role-matrix.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';

const stack = useTestStack();
let under: ForumUnderTest;

beforeAll(async () => {
  under = await startForum(stack);
}, 60_000);

testRoleMatrix(Object.values(forumEndpoints), async (who) => ({
  client: under.client,
  authorization: await authorizationOf(under.issuer, who),
}));
