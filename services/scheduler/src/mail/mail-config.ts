import { secret } from '@academy/service-kit/config/secret.ts';
import { mailKeySetting } from '@academy/service-kit/mail/mail-key.ts';
import { z } from 'zod';
import { mailboxSchema } from './domain/mailbox.ts';

/** The settings of mail. */
export const mailConfig = {
  ...mailKeySetting,
  /** Where the mail key and, without SMTP, mails are kept. */
  DATA_DIR: z.string().default('.data'),
  /** How mails leave: by the SMTP server, or as files in DATA_DIR that reach nobody. See `smtpUrlOf` for what follows when absent. */
  MAIL: z.enum(['smtp', 'files']).optional(),
  /** `smtp://user:password@host:587`, or `smtps://…`. */
  SMTP_URL: secret(
    z
      .string()
      .regex(/^smtps?:\/\/\S+$/, { error: 'must begin with smtp:// or smtps://' })
      .optional(),
  ),
  /** Whom mails come from: `Name <address>` or an address. BRAND_NAME at CONTACT_EMAIL when missing. */
  MAIL_FROM: mailboxSchema.optional(),
  /** After how long another mailer sends the mail of one that was killed. */
  MAIL_LEASE_MS: z.coerce.number().int().min(500).max(600_000).default(60_000),
  BRAND_NAME: z.string().default('Promptario'),
  /** Where messages for staff go. */
  CONTACT_EMAIL: z.email().default('hola@promptario.example'),
};

export type MailConfig = z.output<z.ZodObject<typeof mailConfig>>;
