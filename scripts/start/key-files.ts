import { mailKeyPath } from '@academy/service-kit/mail/mail-key.ts';
import { contentKeyPath } from '@academy/service-kit/secrets/content-key.ts';
import { ensureKeyFile, masterKeyPath } from '@academy/service-kit/secrets/key-file.ts';

/** By setting: the file that holds its key. */
export type KeyFiles = Readonly<Record<string, string>>;

/**
 * The keys of an academy on one machine, made at its first start: services make none in production, where each replica
 * would have its own. Throws when one is damaged.
 */
export const ensureKeyFiles = async (dataDir: string): Promise<KeyFiles> => {
  const files = {
    AUTH_MASTER_KEY: masterKeyPath(dataDir),
    MAIL_KEY: mailKeyPath(dataDir),
    CONTENT_KEY: contentKeyPath(dataDir),
  };
  await Promise.all(Object.values(files).map(ensureKeyFile));
  return files;
};
