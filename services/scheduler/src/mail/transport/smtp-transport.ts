import { PermanentError } from '@academy/service-kit/consumers/permanent-error.ts';
import { createTransport } from 'nodemailer';
import { withoutAddress } from '../domain/mask-address.ts';
import { messageOf } from './message-of.ts';
import type { MailTransport } from './mail-transport.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  /**
   * How long a server may be silent in the middle of a mail. Default 10 minutes, as RFC 5321 wants it after the text: it may
   * have taken the mail and be slow to say so, and giving up then sends it twice.
   */
  silenceMs?: number;
  /** How long a connection and its greeting may take. Default 30 s. */
  connectMs?: number;
}

/**
 * Whether the server refused this mail. A refused sign-in or a server that refuses every connection is no reason to
 * give up a mail: somebody can put it right.
 */
const isRefusedForGood = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, permanent } = error as Error & { code?: unknown; permanent?: unknown };
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
};

/** Sends by SMTP, on a connection that is used again. */
export const createSmtpTransport = (options: SmtpOptions): MailTransport => {
  const { url, silenceMs = 600_000, connectMs = 30_000 } = options;
  const pool = createTransport({
    url,
    pool: true,
    // A process sends one mail at a time.
    maxConnections: 1,
    // The work queue repeats, and counts it.
    maxRequeues: 0,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  });
  return {
    isLocal: false,
    send: async (mail, signal) => {
      try {
        await pool.sendMail({ ...messageOf(mail), signal });
      } catch (error) {
        const reason = withoutAddress(error instanceof Error ? error.message : String(error), mail.to);
        throw isRefusedForGood(error) ? new PermanentError(reason) : new Error(reason);
      }
    },
    forget: async () => undefined,
    forgetBefore: async () => undefined,
    close: () => pool.close({ force: true }),
  };
};
