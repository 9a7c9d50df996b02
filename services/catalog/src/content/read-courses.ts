import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CourseFiles } from '@academy/service-kit/content/files/course-folder.ts';
import { unreadableContent } from '@academy/service-kit/content/files/content-fault.ts';
import { loadFiles } from '@academy/service-kit/content/files/load-files.ts';
import { readCourse, wholeCourse } from '@academy/service-kit/content/files/read-course.ts';
import { importHash } from '@academy/service-kit/content/import-decision.ts';
import { searchTerms } from '@academy/service-kit/text/search-terms.ts';
import type { CourseRecord } from '../domain/course.ts';
import { contentLesson, type ContentLesson } from './content-lesson.ts';

/** A course of content/ in the form that the catalogue keeps, with its lessons in their order. */
export interface ContentCourse {
  id: string;
  hash: string;
  fields: Pick<
    CourseRecord,
    | 'titleEs' | 'titleEn' | 'descriptionEs' | 'descriptionEn' | 'level' | 'iconName' | 'isPremium'
    | 'status' | 'estimatedMinutes' | 'orderIndex' | 'cover' | 'terms'
  >;
  lessons: ContentLesson[];
}

export const contentCourse = ({ id, file, lessons }: CourseFiles): ContentCourse => {
  const { title, description, ...rest } = file;
  const texts = {
    titleEs: title.es,
    titleEn: title.en,
    descriptionEs: description.es,
    descriptionEn: description.en,
  };
  return {
    id,
    hash: importHash(file),
    fields: { ...texts, ...rest, terms: searchTerms(Object.values(texts)) },
    lessons: lessons.map((lesson) => contentLesson(lesson, id)),
  };
};

/** Of the prompts in `unseen/` only these are compared with; sealed ones are never read. */
const isImported = (path: string): boolean => !path.includes('/unseen/') || /\/[^./]+\.open\.yaml$/.test(path);

const readFolder = (folder: string, id: string): ContentCourse => {
  const read = readCourse(id, loadFiles(join(folder, id), isImported));
  const whole = wholeCourse(read);
  if (!whole) throw unreadableContent(`courses/${id}`, read.faults);
  return contentCourse(whole);
};

const coursesIn = (contentDirectory: string): string => join(contentDirectory, 'courses');

/** The ids of every course under `content/courses`. */
export const courseNames = async (contentDirectory: string): Promise<string[]> => {
  const entries = await readdir(coursesIn(contentDirectory), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
};

/** Every course under `content/courses`. Throws naming the course, its files and their lines where some do not fit. */
export const readCourses = async (contentDirectory: string): Promise<ContentCourse[]> => {
  const names = await courseNames(contentDirectory);
  return names.map((name) => readFolder(coursesIn(contentDirectory), name));
};
