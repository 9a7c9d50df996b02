export interface Mailbox {
  name: string;
  address: string;
}

/** One message, ready to go. */
export interface OutgoingMail {
  /** With its angle brackets; the same in every attempt. */
  messageId: string;
  from: Mailbox;
  /** An address that has been checked. */
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Where one POST ends mails of its kind (RFC 8058); null where there is no such thing. */
  unsubscribeUrl: string | null;
  /** When it was asked for. */
  date: Date;
  /** Names its file, where mails are written to files. */
  fileName: string;
}

export interface MailTransport {
  /** Whether mails stay here, for somebody who tries the academy out, and reach nobody. */
  isLocal: boolean;
  /**
   * Hands a message over. Throws PermanentError where the receiver refuses it for good, another error where trying again may
   * help. No error names the recipient's address.
   */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
  /** Forgets a message that was handed over, where it is still here. */
  forget: (fileName: string) => Promise<void>;
  /** The same for all that were handed over before. */
  forgetBefore: (time: Date) => Promise<void>;
  close: () => void;
}
