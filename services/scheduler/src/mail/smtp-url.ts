import { ConfigError } from '@academy/service-kit/config/parse-config.ts';
import type { MailConfig } from './mail-config.ts';

type ModeConfig = Pick<MailConfig, 'MAIL' | 'SMTP_URL'> & { NODE_ENV: string };

const refuse = (reason: string): never => {
  throw new ConfigError([{ key: 'MAIL', reason }]);
};

/**
 * The SMTP server's URL, or null where mails become files. Without `MAIL`, SMTP where `SMTP_URL` is set, otherwise files;
 * but production has to choose, since password resets that reach nobody go unnoticed. Throws ConfigError naming MAIL.
 */
export const smtpUrlOf = ({ MAIL, SMTP_URL, NODE_ENV }: ModeConfig): string | null => {
  if (MAIL === 'smtp' && SMTP_URL === undefined) return refuse('is smtp, but SMTP_URL is missing');
  if (MAIL === 'files' && SMTP_URL !== undefined) return refuse('is files, but SMTP_URL is set');
  if (MAIL === undefined && SMTP_URL === undefined && NODE_ENV === 'production')
    return refuse('is missing: set SMTP_URL, or MAIL=files to send nothing');
  return SMTP_URL ?? null;
};
