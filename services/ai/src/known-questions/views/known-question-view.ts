import type { StaffKnownQuestion } from '@academy/contracts/http/ai/known-questions.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import { holdersOf } from '../../retrieval/questions/holders.ts';
import { heldQuestionOf, type KnownQuestionRecord } from '../domain/known-question.ts';
import { staffPassageView } from './staff-passage-view.ts';

const viewOf = (
  record: KnownQuestionRecord,
  passages: readonly PlacedPassage[],
  holders: readonly number[],
): StaffKnownQuestion => {
  const { _id: id, question, language, status, sentences, history, version } = record;
  const held = holders.flatMap((at) => passages[at] ?? []);
  const passage = held.find((one) => one.language === language) ?? held[0];
  return {
    ...{ id, question, language, status, version },
    passage: passage ? staffPassageView(passage) : null,
    sentence: sentences[language] ?? sentences.es ?? sentences.en ?? '',
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    history: history.map(({ by, at, before }) => ({ by, at: at.toISOString(), before })),
  };
};

/** Known questions, each with the passage that holds its answer now, rather that of its own language. Reads each passage once. */
export const knownQuestionViews = (
  records: readonly KnownQuestionRecord[],
  passages: readonly PlacedPassage[],
): StaffKnownQuestion[] => {
  const holders = holdersOf(records.map(heldQuestionOf), passages);
  return records.map((record, at) => viewOf(record, passages, holders[at] ?? []));
};

export const knownQuestionView = (
  record: KnownQuestionRecord,
  passages: readonly PlacedPassage[],
): StaffKnownQuestion => viewOf(record, passages, holdersOf([heldQuestionOf(record)], passages)[0] ?? []);
