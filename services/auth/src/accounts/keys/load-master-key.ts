import { ConfigError } from '@academy/service-kit/config/parse-config.ts';
import { loadKey, masterKeyPath, readKeyFile } from '@academy/service-kit/secrets/key-file.ts';
import type { Config } from '../../config.ts';

type KeyConfig = Pick<Config, 'AUTH_MASTER_KEY' | 'NODE_ENV' | 'DATA_DIR'>;

/** What auth's keys are derived from. Throws when it is damaged, and ConfigError where it is missing in production. */
export const loadMasterKey = (config: KeyConfig): Promise<Buffer> =>
  loadKey({
    setting: 'AUTH_MASTER_KEY',
    configured: config.AUTH_MASTER_KEY,
    nodeEnv: config.NODE_ENV,
    path: masterKeyPath(config.DATA_DIR),
  });

/** The same for a command that reads what was made with it: a key that is not there is not made. Throws ConfigError. */
export const presentMasterKey = async (config: KeyConfig): Promise<Buffer> => {
  if (config.AUTH_MASTER_KEY || config.NODE_ENV === 'production') return loadMasterKey(config);
  const path = masterKeyPath(config.DATA_DIR);
  const key = await readKeyFile(path);
  if (!key) throw new ConfigError([{ key: 'DATA_DIR', reason: `has no key: ${path} does not exist` }]);
  return key;
};
