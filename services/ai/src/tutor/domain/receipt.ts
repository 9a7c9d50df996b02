import { timingSafeEqual } from 'node:crypto';
import type { TutorReceipt } from '@academy/contracts/http/ai/tutor-answers.ts';
import { keyedHash } from '@academy/service-kit/secrets/keyed-hash.ts';

type Content = Omit<TutorReceipt, 'proof'>;

const proofOf = (key: Buffer, userId: string, { id, kind, passages }: Content): string =>
  keyedHash(key, JSON.stringify(['receipt', userId, id, kind, ...passages]));

/** What a member proves with that they were given an answer; nothing of it is kept. */
export const makeReceipt = (key: Buffer, userId: string, content: Content): TutorReceipt => ({
  ...content,
  proof: proofOf(key, userId, content),
});

/** Whether the receipt is this member's, and as it was made. */
export const isReceiptOf = (key: Buffer, userId: string, { proof, ...content }: TutorReceipt): boolean => {
  const [given, right] = [proof, proofOf(key, userId, content)].map((text) => Buffer.from(text ?? ''));
  return given?.length === right?.length && timingSafeEqual(given!, right!);
};
