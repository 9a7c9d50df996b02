import type { StaffKnownQuestion } from '@academy/contracts/http/ai/known-questions.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import { holdersOf } from '../../retrieval/questions/holders.ts';
import { heldQuestionOf, type KnownQuestionRecord } from '../domain/known-question.ts';
import { staffPassageView } from './staff-passage-view.ts';

/** A known question with the passage that holds its answer now, rather that of its own language. */
export const knownQuestionView = (
  record: KnownQuestionRecord,
  passages: readonly PlacedPassage[],
): StaffKnownQuestion => {
  const { _id: id, question, language, status, sentences, history, version } = record;
  const [holders = []] = holdersOf([heldQuestionOf(record)], passages);
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
