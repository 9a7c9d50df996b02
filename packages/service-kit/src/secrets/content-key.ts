import { join } from 'node:path';
import type { ServiceName } from '@academy/contracts/registry/service-names.ts';
import { z } from 'zod';
import { secret } from '../config/secret.ts';
import { deriveKey } from './derive-key.ts';
import { keySetting, loadKey, presentKey, type KeySource } from './key-file.ts';

/** For the config schema of a service that keeps versions and a bin. */
export const contentKeySetting = {
  /** Where the key is kept outside production when the environment brings none. */
  DATA_DIR: z.string().default('.data'),
  /** What kept versions and the bin are hashed with, so that a change in the store is seen: 32 bytes in base64, for all replicas. */
  CONTENT_KEY: secret(keySetting.optional()),
};

interface ContentKeyConfig {
  CONTENT_KEY?: Buffer | undefined;
  NODE_ENV: string;
  DATA_DIR: string;
}

/** Where the content key is kept outside production, and by an academy on one machine. */
export const contentKeyPath = (dataDir: string): string => join(dataDir, 'content', 'content.key');

const sourceOf = ({ CONTENT_KEY, NODE_ENV, DATA_DIR }: ContentKeyConfig): KeySource => ({
  setting: 'CONTENT_KEY',
  configured: CONTENT_KEY,
  nodeEnv: NODE_ENV,
  path: contentKeyPath(DATA_DIR),
});

/** A service's key for its chains of versions; throws as `loadKey` does. */
export const loadContentKey = async (service: ServiceName, config: ContentKeyConfig): Promise<Buffer> =>
  deriveKey(await loadKey(sourceOf(config)), `${service}.version-chains`);

/** The same for a command, see `presentKey`. */
export const presentContentKey = async (service: ServiceName, config: ContentKeyConfig): Promise<Buffer> =>
  deriveKey(await presentKey(sourceOf(config)), `${service}.version-chains`);
