import type { SentQuestionDraft, SentQuestionStatus } from '@academy/contracts/http/ai/sent-questions.ts';
import type { TutorAnswerKind } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Aggregate } from '@academy/service-kit/outbox/aggregate.ts';

/** A question that the tutor could not answer, or whose answer did not help, which its writer sent to the team. */
export interface SentQuestion {
  _id: string;
  /** Whose account it goes with; never shown. */
  userId: string;
  question: string;
  language: Language;
  kind: TutorAnswerKind;
  /** What its writer missed in the answer; absent where nothing was written. */
  remark?: string;
  /** What the answer cites; absent where it was sent without its receipt. */
  passages?: string[];
  status: SentQuestionStatus;
  createdAt: Date;
}

export type SentQuestionRecord = Aggregate<SentQuestion>;

export const newSentQuestion = (
  { question, language, kind, remark = '', receipt }: Omit<SentQuestionDraft, 'id'>,
  { id, userId, now }: { id: string; userId: string; now: Date },
): SentQuestion => ({
  ...{ _id: id, userId, question, language, kind: receipt?.kind ?? kind, status: 'open', createdAt: now },
  ...(remark !== '' && { remark }),
  ...(receipt && { passages: receipt.passages }),
});

/** Whether both are one question sent twice; the page's language may have changed in between. */
export const isSameQuestion = (a: SentQuestion, b: SentQuestion): boolean =>
  a.userId === b.userId && a.question === b.question && a.remark === b.remark;
