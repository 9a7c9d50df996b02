import type {
  SentQuestionDraft,
  SentQuestionStatus,
  UnansweredKind,
} from '@academy/contracts/http/ai/sent-questions.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Aggregate } from '@academy/service-kit/outbox/aggregate.ts';

/** A question that the tutor could not answer, which its writer sent to the team. */
export interface SentQuestion {
  _id: string;
  /** Whose account it goes with; never shown. */
  userId: string;
  question: string;
  language: Language;
  kind: UnansweredKind;
  status: SentQuestionStatus;
  createdAt: Date;
}

export type SentQuestionRecord = Aggregate<SentQuestion>;

export const newSentQuestion = (
  draft: Omit<SentQuestionDraft, 'id'>,
  { id, userId, now }: { id: string; userId: string; now: Date },
): SentQuestion => ({ _id: id, userId, ...draft, status: 'open', createdAt: now });

/** Whether both are one question sent twice; the page's language may have changed in between. */
export const isSameQuestion = (a: SentQuestion, b: SentQuestion): boolean =>
  a.userId === b.userId && a.question === b.question;
