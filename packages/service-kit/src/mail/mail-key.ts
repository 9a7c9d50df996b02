import { join } from 'node:path';
import { secret } from '../config/secret.ts';
import { keySetting, loadKey } from '../secrets/key-file.ts';

/** For the config schema of a service that asks for mails or sends them. */
export const mailKeySetting = {
  /** What addresses and mails are sealed with on their way to the mailer: 32 bytes in base64, the same in auth and scheduler. */
  MAIL_KEY: secret(keySetting.optional()),
};

/** The configured key, or the one in the data folder, which the first process to start makes. Throws when that is damaged. */
export const loadMailKey = (config: { MAIL_KEY?: Buffer | undefined; DATA_DIR: string }): Promise<Buffer> =>
  loadKey(config.MAIL_KEY, join(config.DATA_DIR, 'mail', 'mail.key'));
