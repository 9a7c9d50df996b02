import type { Readable } from 'node:stream';
import { writeArchive } from '@academy/service-kit/archive/write-archive.ts';
import { writeCourse } from '@academy/service-kit/content/files/write-course.ts';
import { slugOf } from '@academy/service-kit/text/slug-of.ts';
import { courseFiles } from '../../content/course-files.ts';
import { courseNotFound } from '../../domain/catalog-texts.ts';
import type { CourseRecord } from '../../domain/course.ts';
import { settleArrangement } from '../authoring/settle-arrangement.ts';
import type { CatalogDeps } from '../deps.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/** What staff made has an id that says nothing to them. */
const nameOf = ({ _id, titleEn, titleEs }: CourseRecord): string =>
  (uuid.test(_id) && (slugOf(titleEn) || slugOf(titleEs))) || _id;

/** A course with all its lessons and exercises as an archive of its folder, in the form of `content/courses`. */
export const exportCourse = async (
  deps: CatalogDeps,
  id: string,
): Promise<{ name: string; archive: Readable }> => {
  await settleArrangement(deps, id);
  const course = await deps.courses.find(id);
  if (!course) throw courseNotFound();
  const files = writeCourse(courseFiles(course, await deps.lessons.findOfCourse(id)));
  const inFolder = [...files].map(([path, text]) => [`${id}/${path}`, text] as const);
  return { name: `${nameOf(course)}.zip`, archive: writeArchive(inFolder) };
};
