import type { Language } from '@academy/contracts/shared/language.ts';
import type { CoverTheme } from '../../covers/svg.ts';
import { courseNotFound } from '../../domain/catalog-texts.ts';
import { coverVersion } from '../../domain/cover-version.ts';
import { shownCover } from '../../domain/cover-words.ts';
import type { Image } from '../../views/image.ts';
import { drawnImage, pictureImage } from '../../views/image.ts';
import type { CatalogDeps } from '../deps.ts';

interface Asked {
  language: Language;
  theme: CoverTheme;
  /** The version that the address names. */
  version: string | undefined;
}

/**
 * A published course's cover: the uploaded picture, or the drawing in one language. `isKeepable` is not for what stands in for
 * another: a picture that cannot be found, or a version that this replica does not know.
 */
export const courseCover = async (
  { outline, covers, coverImages }: Pick<CatalogDeps, 'outline' | 'covers' | 'coverImages'>,
  id: string,
  { language, theme, version }: Asked,
): Promise<{ image: Image; isKeepable: boolean }> => {
  const course = (await outline.read()).course(id)?.course;
  if (!course) throw courseNotFound();
  const isAsked = version === undefined || version === coverVersion(course);
  const picture = course.coverImage ? await coverImages.read(course.coverImage) : null;
  if (course.coverImage && picture)
    return { image: pictureImage(course.coverImage, picture), isKeepable: isAsked };
  const title = language === 'es' ? course.titleEs : course.titleEn;
  const drawing = covers.coverOf({
    words: shownCover(course)[language],
    number: course.orderIndex + 1,
    title,
    language,
    theme,
  });
  return { image: drawnImage(drawing), isKeepable: isAsked && !course.coverImage };
};
