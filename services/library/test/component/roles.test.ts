import { libraryEndpoints } from '@academy/contracts/http/library/library-endpoints.ts';
import { authorizationOf, testRoleMatrix } from '@academy/service-kit/testing/role-matrix.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startLibrary, type LibraryUnderTest } from '../support/library-under-test.ts';

const stack = useTestStack();
let under: LibraryUnderTest;

beforeAll(async () => {
  under = await startLibrary(stack);
}, 60_000);

testRoleMatrix(Object.values(libraryEndpoints), async (who) => ({
  client: under.client,
  authorization: await authorizationOf(under.issuer, who),
}));
