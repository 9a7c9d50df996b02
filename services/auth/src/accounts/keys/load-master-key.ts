import { loadKey, masterKeyPath } from '@academy/service-kit/secrets/key-file.ts';
import type { Config } from '../../config.ts';

/** What auth's keys are derived from. Throws when it is damaged, and ConfigError where it is missing in production. */
export const loadMasterKey = (
  config: Pick<Config, 'AUTH_MASTER_KEY' | 'NODE_ENV' | 'DATA_DIR'>,
): Promise<Buffer> =>
  loadKey({
    setting: 'AUTH_MASTER_KEY',
    configured: config.AUTH_MASTER_KEY,
    nodeEnv: config.NODE_ENV,
    path: masterKeyPath(config.DATA_DIR),
  });
