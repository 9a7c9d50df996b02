import { courseSlug } from '@academy/contracts/content/course-file.ts';
import { shippedFiles } from '@academy/contracts/content/shipped-files.ts';
import { idSchema } from '@academy/contracts/shared/lists.ts';
import type { ContentFault, ContentFiles } from './content-fault.ts';
import { nameFault } from './content-fault.ts';
import type { CourseFiles, FileSchemas } from './course-folder.ts';
import { readLesson } from './read-lesson.ts';
import { readYamlFile } from './read-file.ts';

/** What could be read of a course; what could not is undefined, or left out, and among the faults. */
export interface ReadCourse extends Omit<CourseFiles, 'file'> {
  file: CourseFiles['file'] | undefined;
  faults: ContentFault[];
}

const lessonFolders = (files: ContentFiles): string[] => {
  const names = [...files.keys()].map((path) => /^lessons\/([^/]+)\//.exec(path)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
};

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

/** A course's folder, whose name is its id. Faults are collected, not thrown. */
export const readCourse = (
  id: string,
  files: ContentFiles,
  schemas: FileSchemas = shippedFiles,
): ReadCourse => {
  const faults: ContentFault[] = [];
  const report = (fault: ContentFault): void => void faults.push(fault);
  const names = schemas === shippedFiles ? courseSlug : idSchema;
  if (!names.safeParse(id).success) report({ file: '', line: null, field: '', text: nameFault });
  const file = readYamlFile(files, { file: 'course.yaml', schema: schemas.course, report });
  const lessons = lessonFolders(files).map((name) => readLesson(name, { courseId: id, files, schemas, report }));
  return { id, file, lessons: lessons.filter(isDefined), faults };
};

/** The course where nothing is wrong with it, else null. */
export const wholeCourse = ({ id, file, lessons, faults }: ReadCourse): CourseFiles | null =>
  file && faults.length === 0 ? { id, file, lessons } : null;
