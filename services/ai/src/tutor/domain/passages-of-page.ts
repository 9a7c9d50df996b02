import type { TutorPage } from '@academy/contracts/http/ai/tutor-questions.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { KnowledgeSnapshot } from '../../knowledge/domain/knowledge-snapshot.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';

/** Lessons and documents that a page shows: of a course, its first lessons. */
export const idsOnPage = ({ shelf }: KnowledgeSnapshot, page: TutorPage): string[] =>
  page.kind === 'course' ? (shelf.course(page.id)?.lessons.map(({ _id }) => _id) ?? []) : [page.id];

/** The beginnings of the first sections of what is open on the screen, in the order of the page. */
export const passagesOfPage = (
  snapshot: KnowledgeSnapshot,
  page: TutorPage,
  { language, count }: { language: Language; count: number },
): PlacedPassage[] => {
  const kind = page.kind === 'document' ? 'document' : 'lesson';
  const ids = idsOnPage(snapshot, page);
  return snapshot.passages
    .filter(
      ({ place, extent, language: own }) =>
        place.kind === kind && ids.includes(place.id) && extent.from === 0 && own === language,
    )
    .sort((a, b) => ids.indexOf(a.place.id) - ids.indexOf(b.place.id))
    .slice(0, count);
};

/** The title of what is open on the screen; null where it is not published. */
export const titleOfPage = (
  { shelf }: KnowledgeSnapshot,
  page: TutorPage,
  language: Language,
): string | null => {
  const open = {
    course: () => shelf.course(page.id)?.course,
    lesson: () => shelf.lesson(page.id)?.lesson,
    document: () => shelf.document(page.id),
  }[page.kind]();
  return open ? open[language === 'es' ? 'titleEs' : 'titleEn'] : null;
};
