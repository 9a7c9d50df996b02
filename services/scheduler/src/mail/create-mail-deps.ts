import { join } from 'node:path';
import { createSignal } from '@academy/service-kit/lifecycle/signal.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { loadMailKey } from '@academy/service-kit/mail/mail-key.ts';
import { createTaskStore } from '@academy/service-kit/work-queue/task-store.ts';
import type { ContactModel } from './data/contact-model.ts';
import { createContactRepository } from './data/contact-repository.ts';
import type { MailModel } from './data/mail-model.ts';
import { createMailRepository } from './data/mail-repository.ts';
import type { Mail } from './domain/mail.ts';
import type { MailConfig } from './mail-config.ts';
import { smtpUrlOf } from './smtp-url.ts';
import { createFileTransport } from './transport/file-transport.ts';
import type { MailTransport } from './transport/mail-transport.ts';
import { createSmtpTransport } from './transport/smtp-transport.ts';
import type { MailDeps, MailSettings } from './use-cases/mail-deps.ts';

type TransportConfig = Pick<MailConfig, 'MAIL' | 'SMTP_URL' | 'DATA_DIR'> & { NODE_ENV: string };

const chooseTransport = (config: TransportConfig, logger: Logger): MailTransport => {
  const url = smtpUrlOf(config);
  if (url !== null) return createSmtpTransport({ url });
  const folder = join(config.DATA_DIR, 'mail');
  if (config.NODE_ENV === 'production')
    logger.warn({ folder }, 'MAIL is files: mails are written to files and reach nobody');
  return createFileTransport(folder);
};

const settingsOf = (config: MailConfig & { PUBLIC_URL: string }): MailSettings => ({
  brand: config.BRAND_NAME,
  publicUrl: config.PUBLIC_URL,
  from: config.MAIL_FROM ?? { name: config.BRAND_NAME, address: config.CONTACT_EMAIL },
  staffAddress: config.CONTACT_EMAIL,
});

export interface MailParts {
  models: { mails: MailModel; contacts: ContactModel };
  config: MailConfig & { PUBLIC_URL: string; NODE_ENV: string };
  wantsMail: MailDeps['wantsMail'];
  logger: Logger;
  now?: () => Date;
}

/** What the use cases of mail work with. */
export const createMailDeps = async (parts: MailParts): Promise<MailDeps> => {
  const { models, config, wantsMail, logger, now = () => new Date() } = parts;
  return {
    mailQueue: createTaskStore<Mail>(models.mails, { leaseMs: config.MAIL_LEASE_MS, now }),
    mailAdded: createSignal(),
    mailKey: await loadMailKey(config),
    mails: createMailRepository(models.mails),
    contacts: createContactRepository(models.contacts),
    mailTransport: chooseTransport(config, logger),
    mailSettings: settingsOf(config),
    wantsMail,
    logger,
    now,
  };
};
