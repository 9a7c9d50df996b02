import type { Language } from '@academy/contracts/shared/language.ts';
import type { CoverTheme } from '../../covers/svg.ts';
import { courseNotFound } from '../../domain/catalog-texts.ts';
import { shownCover } from '../../domain/cover-words.ts';
import type { Image } from '../../views/image.ts';
import { drawnImage, pictureImage } from '../../views/image.ts';
import type { CatalogDeps } from '../deps.ts';

/** A published course's cover: the uploaded picture, or the drawing in one language. */
export const courseCover = async (
  { outline, covers, coverImages }: Pick<CatalogDeps, 'outline' | 'covers' | 'coverImages'>,
  id: string,
  { language, theme }: { language: Language; theme: CoverTheme },
): Promise<Image> => {
  const course = (await outline.read()).course(id)?.course;
  if (!course) throw courseNotFound();
  const picture = course.coverImage ? await coverImages.read(course.coverImage) : null;
  if (course.coverImage && picture) return pictureImage(course.coverImage, picture);
  const title = language === 'es' ? course.titleEs : course.titleEn;
  return drawnImage(
    covers.coverOf({
      words: shownCover(course)[language],
      number: course.orderIndex + 1,
      title,
      language,
      theme,
    }),
  );
};
