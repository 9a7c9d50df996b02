import type { ServiceName } from '@academy/contracts/registry/service-names.ts';
import { z } from 'zod';
import { reportVerified } from '../../chains/report-verified.ts';
import { commonConfig } from '../../config/common-config.ts';
import { parseConfig } from '../../config/parse-config.ts';
import { commandOnStore } from '../../lifecycle/command-on-store.ts';
import type { Runtime } from '../../lifecycle/service-runtime.ts';
import type { Logger } from '../../logging/logger.ts';
import { contentKeySetting, presentContentKey } from '../../secrets/content-key.ts';
import { versionModel } from '../version-model.ts';
import { createVersionRepository, type VersionRepository } from '../version-repository.ts';
import { versionChainModel } from './version-chain-model.ts';
import { verifyVersions, type InBin } from './verify-versions.ts';

const { NODE_ENV, LOG_LEVEL, MONGO_URL, DB_PREFIX } = commonConfig;
const verifyConfig = z.object({ NODE_ENV, LOG_LEVEL, MONGO_URL, DB_PREFIX, ...contentKeySetting });

interface Content {
  service: ServiceName;
  /** What keeps versions and may lie in the bin. */
  aggregates: (mongo: Runtime['mongo'], kept: { versions: VersionRepository; logger: Logger }) => InBin[];
}

/**
 * Verifies a service's versions and bin in its store. Exit code 0 where all are as they were kept, 1 where something is not, and the
 * first such thing is named; 2 where it could not be checked.
 */
export const verifyContent = ({ service, aggregates }: Content): Promise<void> =>
  commandOnStore({
    service,
    does: 'verify its versions and bin',
    settings: () => parseConfig(verifyConfig, process.env),
    failureCode: 2,
    run: async ({ config, mongo, logger }) => {
      const key = await presentContentKey(service, config);
      const models = { versions: versionModel(mongo), versionChains: versionChainModel(mongo) };
      const versions = createVersionRepository(models, { key, logger });
      const found = await verifyVersions({
        versions,
        key,
        aggregates: aggregates(mongo, { versions, logger }),
      });
      reportVerified('CONTENT', { service, ...found });
    },
  });
