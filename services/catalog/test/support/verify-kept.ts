import { deriveKey } from '@academy/service-kit/secrets/derive-key.ts';
import { testContentKey } from '@academy/service-kit/testing/test-stack.ts';
import { verifyVersions } from '@academy/service-kit/versions/chain/verify-versions.ts';
import type { CatalogUnderTest } from './catalog-under-test.ts';

/** The first version or thing in the bin that is not as it was kept; null where all are. */
export const faultIn = async ({ deps }: CatalogUnderTest) => {
  const key = deriveKey(testContentKey, 'catalog.version-chains');
  const { fault } = await verifyVersions({
    versions: deps.versions,
    key,
    aggregates: [deps.courses, deps.lessons],
  });
  return fault;
};
