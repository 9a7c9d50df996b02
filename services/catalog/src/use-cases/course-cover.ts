import type { Language } from '@academy/contracts/shared/language.ts';
import type { Cover } from '../covers/cover-maker.ts';
import type { CoverTheme } from '../covers/svg.ts';
import { courseNotFound } from '../domain/catalog-texts.ts';
import type { CatalogDeps } from './deps.ts';

/** A published course's cover in one language. */
export const courseCover = async (
  { outline, covers }: CatalogDeps,
  id: string,
  { language, theme }: { language: Language; theme: CoverTheme },
): Promise<Cover> => {
  const course = (await outline.read()).course(id)?.course;
  if (!course) throw courseNotFound();
  return covers.coverOf({
    words: course.cover[language],
    number: course.orderIndex + 1,
    title: language === 'es' ? course.titleEs : course.titleEn,
    language,
    theme,
  });
};
