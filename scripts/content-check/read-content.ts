import path from 'node:path';
import { firstDocumentCategories } from '@academy/contracts/content/first-document-categories.ts';
import { documentPaths, readDocument } from '@academy/service-kit/content/files/document-folder.ts';
import { loadFiles } from '@academy/service-kit/content/files/load-files.ts';
import { readCourse, type ReadCourse } from '@academy/service-kit/content/files/read-course.ts';
import { checkBodies, checkBody, checkNumbering, checkPlaces } from './checks.ts';
import type { ExerciseFound } from './exercise-found.ts';
import { faultLine, filesOf, foldersOf, type Report } from './files.ts';
import { checkOutputs } from './read-answers.ts';
import { readNews, readTools } from './read-dashboard.ts';
import { readForum } from './read-forum.ts';
import { readPlayground } from './read-playground.ts';
import { readQuestions } from './read-questions.ts';

export type ContentRead = {
  courses: number;
  lessons: number;
  documents: number;
  forumCategories: number;
  newsPieces: number;
  tools: number;
  playgroundPairs: number;
  /** Questions of learners, in both languages. */
  questions: number;
  exercises: ExerciseFound[];
  /** Exercises with model answers. */
  modelAnswers: number;
  /** One line each: the file, the field and what is wrong with it. */
  problems: string[];
};

const firstCategories = new Set<string>(firstDocumentCategories.map(({ id }) => id));

/** Reads and validates every file of a content folder. Faults are collected, not thrown. */
export function readContent(root: string): ContentRead {
  const content: ContentRead = {
    courses: 0,
    lessons: 0,
    documents: 0,
    forumCategories: 0,
    newsPieces: 0,
    tools: 0,
    playgroundPairs: 0,
    questions: 0,
    exercises: [],
    modelAnswers: 0,
    problems: [],
  };
  const report = (file: string, problem: string) =>
    content.problems.push(`${path.relative(root, file)}: ${problem}`);

  const places: { name: string; orderIndex: number }[] = [];
  for (const course of foldersOf(path.join(root, 'courses'))) {
    content.courses += 1;
    const read = readCourse(path.basename(course), loadFiles(course, isRead));
    for (const fault of read.faults) report(path.join(course, fault.file), faultLine(fault));
    if (read.file) places.push({ name: course, orderIndex: read.file.orderIndex });
    readLessons(course, read, content, report);
  }
  checkPlaces(places, 'courses', report);

  const documentPlaces: { name: string; orderIndex: number }[] = [];
  for (const document of foldersOf(path.join(root, 'documents'))) {
    content.documents += 1;
    const read = readDocument(path.basename(document), loadFiles(document));
    for (const fault of read.faults) report(path.join(document, fault.file), faultLine(fault));
    const { orderIndex, categoryId } = read.document?.file ?? {};
    if (categoryId !== undefined && !firstCategories.has(categoryId))
      report(
        path.join(document, documentPaths.file),
        `categoryId: must be one of ${[...firstCategories].join(', ')}, which every library begins with`,
      );
    if (orderIndex !== undefined) documentPlaces.push({ name: document, orderIndex });
    checkBodies(document, 'content', report);
  }
  checkPlaces(documentPlaces, 'documents', report);
  content.forumCategories = readForum(path.join(root, 'forum'), report);
  content.newsPieces = readNews(path.join(root, 'news'), report);
  content.tools = readTools(path.join(root, 'tools'), report);
  content.playgroundPairs = readPlayground(path.join(root, 'playground'), report);
  content.questions = readQuestions(root, report);
  checkUnique(content, report);
  return content;
}

/** The prompts in `unseen/` have readers of their own. */
const isRead = (file: string): boolean => !file.includes('/unseen/');

function readLessons(course: string, read: ReadCourse, content: ContentRead, report: Report): void {
  const folders = foldersOf(path.join(course, 'lessons'));
  checkNumbering(folders, report);
  content.lessons += folders.length;
  for (const lesson of folders) {
    const files = filesOf(path.join(lesson, 'exercises'), '.yaml');
    checkNumbering(files, report);
    if (files.length === 0) report(lesson, 'has no exercises');
  }
  for (const { path: place, es, en } of read.lessons) {
    checkBody(path.join(course, place, 'lesson.es.md'), es, report);
    checkBody(path.join(course, place, 'lesson.en.md'), en, report);
  }
  for (const { id, path: place, file: exercise, answers } of read.lessons.flatMap(
    (lesson) => lesson.exercises,
  )) {
    const file = path.join(course, place);
    content.exercises.push({ id, file, exercise });
    if (!answers) continue;
    content.modelAnswers += 1;
    checkOutputs(answers, (problem) => report(file.replace('/exercises/', '/answers/'), problem));
  }
}

function checkUnique({ exercises }: ContentRead, report: Report): void {
  const seen = new Set<string>();
  for (const { id, file } of exercises) {
    if (seen.has(id)) report(file, `the id ${id} is taken`);
    seen.add(id);
  }
}
