import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { courseFile, courseSlug } from '@academy/contracts/content/course-file.ts';
import { importHash } from '@academy/service-kit/content/import-decision.ts';
import { searchTerms } from '@academy/service-kit/text/search-terms.ts';
import { parseYaml } from '@academy/service-kit/content/parse-yaml.ts';
import { prettifyError, ZodError } from 'zod';
import type { CourseRecord } from '../domain/course.ts';
import { readLesson, type ContentLesson } from './read-lesson.ts';

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

const foldersIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
};

/** A start that fails says only its message. */
const reasonOf = (error: unknown): string => {
  if (error instanceof ZodError) return prettifyError(error);
  return error instanceof Error ? error.message : String(error);
};

const naming = <T>(what: string, read: Promise<T>): Promise<T> =>
  read.catch((error: unknown) => {
    throw new Error(`content/courses/${what} cannot be imported: ${reasonOf(error)}`, { cause: error });
  });

const readCourse = async (folder: string, name: string): Promise<ContentCourse> => {
  const id = courseSlug.parse(name);
  const file = courseFile.parse(parseYaml(await readFile(join(folder, 'course.yaml'), 'utf8')));
  const { title, description, ...rest } = file;
  const texts = {
    titleEs: title.es,
    titleEn: title.en,
    descriptionEs: description.es,
    descriptionEn: description.en,
  };
  const lessonFolders = await foldersIn(join(folder, 'lessons'));
  const lessons = await Promise.all(
    lessonFolders.map((lesson) =>
      naming(`${name}/lessons/${lesson}`, readLesson(join(folder, 'lessons', lesson), id)),
    ),
  );
  return {
    id,
    hash: importHash(file),
    fields: { ...texts, ...rest, terms: searchTerms(Object.values(texts)) },
    lessons,
  };
};

const coursesIn = (contentDirectory: string): string => join(contentDirectory, 'courses');

/** The ids of every course under `content/courses`. */
export const courseNames = (contentDirectory: string): Promise<string[]> =>
  foldersIn(coursesIn(contentDirectory));

/** Every course under `content/courses`. Throws naming the course or lesson when a file does not fit. */
export const readCourses = async (contentDirectory: string): Promise<ContentCourse[]> => {
  const folder = coursesIn(contentDirectory);
  const names = await courseNames(contentDirectory);
  return Promise.all(names.map((name) => naming(name, readCourse(join(folder, name), name))));
};
