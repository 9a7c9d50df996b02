import { loadKey, masterKeyPath, presentKey, type KeySource } from '@academy/service-kit/secrets/key-file.ts';
import type { Config } from '../../config.ts';

type KeyConfig = Pick<Config, 'AUTH_MASTER_KEY' | 'NODE_ENV' | 'DATA_DIR'>;

const sourceOf = ({ AUTH_MASTER_KEY, NODE_ENV, DATA_DIR }: KeyConfig): KeySource => ({
  setting: 'AUTH_MASTER_KEY',
  configured: AUTH_MASTER_KEY,
  nodeEnv: NODE_ENV,
  path: masterKeyPath(DATA_DIR),
});

/** What auth's keys are derived from. Throws when it is damaged, and ConfigError where it is missing in production. */
export const loadMasterKey = (config: KeyConfig): Promise<Buffer> => loadKey(sourceOf(config));

/** The same for a command that reads what was made with it, see `presentKey`. */
export const presentMasterKey = (config: KeyConfig): Promise<Buffer> => presentKey(sourceOf(config));
