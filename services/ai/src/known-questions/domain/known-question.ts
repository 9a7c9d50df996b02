import type { KnownQuestionDraft, KnownQuestionStatus } from '@academy/contracts/http/ai/known-questions.ts';
import { knownQuestionChangedV1 } from '@academy/contracts/events/ai/known-question-changed.v1.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Aggregate } from '@academy/service-kit/outbox/aggregate.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { PassagePlace } from '../../knowledge/domain/placed-passages.ts';
import type { HeldQuestions } from '../../retrieval/questions/holders.ts';

/** What a question was before somebody changed it. */
type Wording = Pick<KnownQuestion, 'question' | 'status'>;

export interface HistoryEntry {
  /** Who of the staff. */
  by: string;
  at: Date;
  /** Null where it was not there yet. */
  before: Wording | null;
}

/** A question that staff have told the tutor the answer of. */
export interface KnownQuestion {
  _id: string;
  question: string;
  language: Language;
  status: KnownQuestionStatus;
  place: Pick<PassagePlace, 'kind' | 'id'>;
  /** What of the text answers it; null in a language that lacks it. It finds its passage again in later versions. */
  sentences: { es: string | null; en: string | null };
  createdAt: Date;
  updatedAt: Date;
  /** The latest first. */
  history: HistoryEntry[];
}

export type KnownQuestionRecord = Aggregate<KnownQuestion>;

const longestHistory = 50;

export const newKnownQuestion = (
  { question, language }: Pick<KnownQuestionDraft, 'question' | 'language'>,
  {
    id,
    place,
    sentences,
    by,
    at,
  }: { id: string; by: string; at: Date } & Pick<KnownQuestion, 'place' | 'sentences'>,
): KnownQuestion => ({
  ...{ _id: id, question, language, status: 'active', place, sentences, createdAt: at, updatedAt: at },
  history: [{ by, at, before: null }],
});

/** Its wording changed by somebody, what it was before kept in its history. */
export const withWording = (
  { question, status, history }: KnownQuestion,
  change: Partial<Wording>,
  { by, at }: { by: string; at: Date },
): Wording & Pick<KnownQuestion, 'history' | 'updatedAt'> => ({
  ...{ question, status, ...change },
  updatedAt: at,
  history: [{ by, at, before: { question, status } }, ...history].slice(0, longestHistory),
});

/** As retrieval weighs it: as an entry of the content with this one question, about this text alone. */
export const heldQuestionOf = ({
  question,
  language,
  place,
  sentences,
}: Omit<KnownQuestion, 'history'>): HeldQuestions => ({
  es: sentences.es ?? '',
  en: sentences.en ?? '',
  ask: { es: language === 'es' ? [question] : [], en: language === 'en' ? [question] : [] },
  place,
});

export const knownQuestionChanged = ({
  _id: id,
  question,
  language,
  status,
  place,
  sentences,
}: KnownQuestion): PendingEvent =>
  pendingEvent(knownQuestionChangedV1, { id, question, language, status, place, sentences });

/** Nothing of its text: what a removed question leaves, also on the compacted topic. */
export const emptied = (): Pick<KnownQuestion, 'question' | 'sentences' | 'history'> => ({
  question: '',
  sentences: { es: null, en: null },
  history: [],
});
