import { join } from 'node:path';
import { secret } from '../config/secret.ts';
import { keySetting, loadKey } from '../secrets/key-file.ts';

/** For the config schema of a service that asks for mails or sends them. */
export const mailKeySetting = {
  /** What addresses and mails are sealed with on their way to the mailer: 32 bytes in base64, the same in auth and scheduler. */
  MAIL_KEY: secret(keySetting.optional()),
};

interface MailKeyConfig {
  MAIL_KEY?: Buffer | undefined;
  NODE_ENV: string;
  DATA_DIR: string;
}

/** Where the mail key is kept outside production, and by an academy on one machine. */
export const mailKeyPath = (dataDir: string): string => join(dataDir, 'mail', 'mail.key');

/** The mail key, or outside production the one in the data folder; throws as `loadKey` does. */
export const loadMailKey = ({ MAIL_KEY, NODE_ENV, DATA_DIR }: MailKeyConfig): Promise<Buffer> =>
  loadKey({
    setting: 'MAIL_KEY',
    configured: MAIL_KEY,
    nodeEnv: NODE_ENV,
    path: mailKeyPath(DATA_DIR),
  });
