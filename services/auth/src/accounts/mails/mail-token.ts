import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What is kept of a token that was sent by mail: the token cannot be made from it. */
export interface MailProof {
  tokenHash: string;
  until: Date;
}

const secretBytes = 32;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A token that names its account, so that it is found without a search by secrets. */
export const newMailToken = (userId: string, until: Date): { token: string; proof: MailProof } => {
  const token = `${userId}.${randomBytes(secretBytes).toString('base64url')}`;
  return { token, proof: { tokenHash: hashOf(token), until } };
};

/** The account that a token names, which it need not belong to. */
export const accountNamedBy = (token: string): string => token.split('.')[0] ?? '';

/** Whether this is the token, and its time is not over. */
export const isProvedBy = (proof: MailProof | undefined, token: string, now: Date): boolean => {
  if (!proof || proof.until <= now) return false;
  const [kept, sent] = [Buffer.from(proof.tokenHash), Buffer.from(hashOf(token))];
  return kept.length === sent.length && timingSafeEqual(kept, sent);
};
