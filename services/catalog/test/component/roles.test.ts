import { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import { authorizationOf, testRoleMatrix } from '@academy/service-kit/testing/role-matrix.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';

const stack = useTestStack();
let under: CatalogUnderTest;

beforeAll(async () => {
  under = await startCatalog(stack);
}, 60_000);

testRoleMatrix(Object.values(catalogEndpoints), async (who) => ({
  client: under.client,
  authorization: await authorizationOf(under.issuer, who),
}));
