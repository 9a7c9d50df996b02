import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { courseFile, courseSlug } from '@academy/contracts/content/course-file.ts';
import { documentFile } from '@academy/contracts/content/document-file.ts';
import { exerciseFile, type ExerciseFile } from '@academy/contracts/content/exercise-file.ts';
import { lessonFile, numberedName } from '@academy/contracts/content/lesson-file.ts';
import { parse } from 'yaml';
import type { z } from 'zod';
import { faultyContrasts } from './contrasts.ts';

export type ExerciseFound = { id: string; file: string; exercise: ExerciseFile };

export type ContentRead = {
  courses: number;
  lessons: number;
  documents: number;
  exercises: ExerciseFound[];
  /** One line each: the file, the field and what is wrong with it. */
  problems: string[];
};

const SHORTEST_BODY = 200;

/** Reads and validates every file of a content folder. Faults are collected, not thrown. */
export function readContent(root: string): ContentRead {
  const content: ContentRead = { courses: 0, lessons: 0, documents: 0, exercises: [], problems: [] };
  const report = (file: string, problem: string) =>
    content.problems.push(`${path.relative(root, file)}: ${problem}`);

  const places: { name: string; orderIndex: number }[] = [];
  for (const course of foldersOf(path.join(root, 'courses'))) {
    content.courses += 1;
    if (!courseSlug.safeParse(path.basename(course)).success)
      report(course, 'the folder’s name must be a kebab-case slug');
    const data = readYaml(path.join(course, 'course.yaml'), courseFile, report);
    if (data) places.push({ name: course, orderIndex: data.orderIndex });
    readLessons(course, content, report);
  }
  checkPlaces(places, 'courses', report);

  const documentPlaces: { name: string; orderIndex: number }[] = [];
  for (const document of foldersOf(path.join(root, 'documents'))) {
    content.documents += 1;
    if (!courseSlug.safeParse(path.basename(document)).success)
      report(document, 'the folder’s name must be a kebab-case slug');
    const data = readYaml(path.join(document, 'document.yaml'), documentFile, report);
    if (data) documentPlaces.push({ name: document, orderIndex: data.orderIndex });
    checkBodies(document, 'content', report);
  }
  checkPlaces(documentPlaces, 'documents', report);
  checkUnique(content, report);
  return content;
}

type Report = (file: string, problem: string) => void;

function readLessons(course: string, content: ContentRead, report: Report): void {
  const folders = foldersOf(path.join(course, 'lessons'));
  checkNumbering(folders, report);
  for (const lesson of folders) {
    content.lessons += 1;
    readYaml(path.join(lesson, 'lesson.yaml'), lessonFile, report);
    checkBodies(lesson, 'lesson', report);
    const lessonId = `${path.basename(course)}--${slugOf(lesson)}`;
    const files = filesOf(path.join(lesson, 'exercises'), '.yaml');
    checkNumbering(files, report);
    if (files.length === 0) report(lesson, 'has no exercises');
    for (const file of files) {
      const exercise = readYaml(file, exerciseFile, report);
      if (exercise) content.exercises.push({ id: `${lessonId}--${slugOf(file)}`, file, exercise });
    }
  }
}

function readYaml<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  report: Report,
): z.infer<Schema> | undefined {
  if (!existsSync(file)) {
    report(file, 'is missing');
    return undefined;
  }
  let data: unknown;
  try {
    data = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    report(file, error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'is not YAML');
    return undefined;
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues)
    report(file, `${issue.path.join('.') || 'the file'}: ${issue.message}`);
  return undefined;
}

function checkBodies(folder: string, name: string, report: Report): void {
  for (const language of ['es', 'en']) {
    const file = path.join(folder, `${name}.${language}.md`);
    if (!existsSync(file)) {
      report(file, 'is missing');
      continue;
    }
    const body = readFileSync(file, 'utf8');
    if (body.trim().length < SHORTEST_BODY) report(file, 'is empty or nearly so');
    for (const fault of faultyContrasts(body)) report(file, fault);
  }
}

function checkNumbering(paths: string[], report: Report): void {
  for (const [index, item] of paths.entries()) {
    const parsed = numberedName.safeParse(path.basename(item, '.yaml'));
    if (!parsed.success) report(item, parsed.error.issues[0]?.message ?? 'is not numbered');
    else if (parsed.data.orderIndex !== index)
      report(item, `must be number ${String(index + 1).padStart(2, '0')}`);
  }
}

function checkPlaces(places: { name: string; orderIndex: number }[], what: string, report: Report): void {
  const sorted = [...places].sort((a, b) => a.orderIndex - b.orderIndex);
  for (const [index, { name, orderIndex }] of sorted.entries()) {
    if (orderIndex !== index)
      report(
        name,
        `orderIndex of the ${what} must run from 0 without holes; ${orderIndex} stands at place ${index}`,
      );
  }
}

function checkUnique({ exercises }: ContentRead, report: Report): void {
  const seen = new Set<string>();
  for (const { id, file } of exercises) {
    if (seen.has(id)) report(file, `the id ${id} is taken`);
    seen.add(id);
  }
}

function slugOf(item: string): string {
  return path.basename(item, '.yaml').slice(3);
}

function foldersOf(folder: string): string[] {
  return entriesOf(folder, (entry) => entry.isDirectory());
}

function filesOf(folder: string, ending: string): string[] {
  return entriesOf(folder, (entry) => entry.isFile() && entry.name.endsWith(ending));
}

function entriesOf(folder: string, keep: (entry: Dirent) => boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(keep)
    .map((entry) => path.join(folder, entry.name))
    .sort();
}
