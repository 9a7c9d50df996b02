import { createHash } from 'node:crypto';
import type { CourseRecord } from './course.ts';
import { shownCover } from './cover-words.ts';

type Shown = Pick<CourseRecord, 'titleEs' | 'titleEn' | 'orderIndex' | 'cover' | 'coverImage'>;

/** Another one as soon as the cover looks otherwise: a browser that keeps covers asks for the new one then. */
export const coverVersion = (course: Shown): string => {
  const { titleEs, titleEn, orderIndex, coverImage } = course;
  const shown = coverImage ?? [titleEs, titleEn, orderIndex, shownCover(course)];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 10);
};
