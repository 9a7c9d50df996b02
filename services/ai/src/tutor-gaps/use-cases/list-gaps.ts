import { tutorGapFilterSchema, type TutorGap } from '@academy/contracts/http/ai/tutor-gaps.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffPage } from '@academy/service-kit/staff/staff-page.ts';
import { staffFilters } from '@academy/service-kit/staff/staff-query.ts';
import { dayOf } from '../../budgets/domain/day.ts';
import type { Shelf } from '../../knowledge/domain/shelf.ts';
import type { CountedGap } from '../data/gap-mark-repository.ts';
import type { ListGapsDeps } from './tutor-gap-deps.ts';

const dayMs = 24 * 3_600_000;
const usualDays = 30;

const page = {
  text: ({ place }: TutorGap) =>
    [place?.title, place?.section].flatMap((text) => (text ? [text.es, text.en] : [])),
  sortable: ['id', 'kind', 'people', 'lastDay'] as const,
  filters: tutorGapFilterSchema,
};

/** None where its lesson or document is no longer there to be completed. */
const shown = ({ _id: id, place, ...gap }: CountedGap, days: TutorGap['days'], shelf: Shelf): TutorGap[] => {
  if (place === null) return [{ id, ...gap, place, days }];
  const text = place.kind === 'lesson' ? shelf.lesson(place.id)?.lesson : shelf.document(place.id);
  if (!text) return [];
  const title = { es: text.titleEs, en: text.titleEn };
  return [{ id, ...gap, place: { ...place, title }, days }];
};

/** Where enough members asked what the tutor could not answer, those with the most people first. */
export const listGaps = async (
  { tutorGaps, knowledge, now }: ListGapsDeps,
  list: StaffList,
): Promise<{ rows: TutorGap[]; total: number }> => {
  const { days = usualDays } = staffFilters(list, tutorGapFilterSchema);
  const since = dayOf(new Date(now().getTime() - (days - 1) * dayMs));
  const [{ shelf }, gaps] = await Promise.all([knowledge.read(), tutorGaps.marks.countSince(since)]);
  const rows = gaps
    .toSorted((a, b) => b.people - a.people || a._id.localeCompare(b._id))
    .flatMap((gap) => shown(gap, days, shelf));
  return staffPage(rows, list, page);
};
