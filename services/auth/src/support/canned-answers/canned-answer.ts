import type { z } from 'zod';
import type { cannedAnswerDraftSchema } from '@academy/contracts/http/auth/canned-answers.ts';

export type CannedAnswerDraft = z.output<typeof cannedAnswerDraftSchema>;

/** An answer that staff keep ready, in both languages. It says nothing of any person. */
export interface CannedAnswer extends CannedAnswerDraft {
  _id: string;
  updatedAt: Date;
  removedAt?: Date;
}

export type CannedAnswerRecord = CannedAnswer & { version: number };
