import type { Readable } from 'node:stream';
import { writeArchive } from '@academy/service-kit/archive/write-archive.ts';
import { writeCourse } from '@academy/service-kit/content/files/write-course.ts';
import { exportName } from '@academy/service-kit/content/transfer/export-name.ts';
import { courseFiles } from '../../content/course-files.ts';
import { courseNotFound } from '../../domain/catalog-texts.ts';
import { settleArrangement } from '../authoring/settle-arrangement.ts';
import type { CatalogDeps } from '../deps.ts';

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
  return { name: `${exportName(course)}.zip`, archive: writeArchive(inFolder) };
};
