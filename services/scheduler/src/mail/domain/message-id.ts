import { createHash } from 'node:crypto';

/** A short name for a mail that is the same in every attempt. */
export const mailDigest = (mailId: string): string =>
  createHash('sha256').update(mailId).digest('hex').slice(0, 32);

/** The Message-ID of a mail. Where a crash makes it be sent again, receivers know it as the same by this. */
export const messageIdOf = (mailId: string, fromAddress: string): string =>
  `<${mailDigest(mailId)}@${fromAddress.slice(fromAddress.lastIndexOf('@') + 1)}>`;
