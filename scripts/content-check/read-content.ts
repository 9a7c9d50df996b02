import path from 'node:path';
import { courseFile, courseSlug } from '@academy/contracts/content/course-file.ts';
import { documentFile } from '@academy/contracts/content/document-file.ts';
import { exerciseFile } from '@academy/contracts/content/exercise-file.ts';
import { lessonFile } from '@academy/contracts/content/lesson-file.ts';
import { checkBodies, checkNumbering, checkPlaces } from './checks.ts';
import type { ExerciseFound } from './exercise-found.ts';
import { filesOf, foldersOf, readYaml, type Report } from './files.ts';
import { readAnswers } from './read-answers.ts';
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
  content.forumCategories = readForum(path.join(root, 'forum'), report);
  content.newsPieces = readNews(path.join(root, 'news'), report);
  content.tools = readTools(path.join(root, 'tools'), report);
  content.playgroundPairs = readPlayground(path.join(root, 'playground'), report);
  content.questions = readQuestions(root, report);
  checkUnique(content, report);
  return content;
}

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
    content.modelAnswers += readAnswers(lesson, content.exercises, report);
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
