import { passageFilterSchema, type StaffPassage } from '@academy/contracts/http/ai/passages.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffFilters } from '@academy/service-kit/staff/staff-query.ts';
import { passageIdOf } from '../../knowledge/domain/passage-id.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import { staffPassageView } from '../views/staff-passage-view.ts';
import type { ListPassagesDeps } from './known-question-deps.ts';

const most = 20;

/** The passages that answer a question best, whoever may open them; without a question those of a place. */
export const listPassages = async (
  { tutor, knowledge, knownQuestions }: ListPassagesDeps,
  list: StaffList,
  callersLanguage: Language,
): Promise<{ rows: StaffPassage[]; total: number }> => {
  const { question = '', language = callersLanguage, ...place } = staffFilters(list, passageFilterSchema);
  const [snapshot, added] = await Promise.all([knowledge.read(), knownQuestions.read()]);
  const isWanted = (passage: PlacedPassage): boolean => {
    if (list.ids) return list.ids.includes(passageIdOf(passage));
    return (
      passage.language === language && passage.place.kind === place.kind && passage.place.id === place.placeId
    );
  };
  const found =
    question.trim() === ''
      ? snapshot.passages.filter(isWanted)
      : tutor.retrievalOf(snapshot, added).search({ question, language, mayQuote: () => true, limit: most })
          .passages;
  const { from, to } = list.range;
  return {
    rows: found.slice(from, Math.min(to + 1, from + most)).map(staffPassageView),
    total: found.length,
  };
};
