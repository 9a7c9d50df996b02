import { draftFiles } from '@academy/contracts/content/draft-files.ts';
import type { ContentFiles } from './content-fault.ts';
import type { CourseFiles, ExerciseFiles, LessonFiles } from './course-folder.ts';
import { body, yaml } from './canonical-text.ts';

/** Where the model answers to an exercise stand. */
export const answersPath = (exercise: Pick<ExerciseFiles, 'path'>): string =>
  exercise.path.replace('/exercises/', '/answers/');

const exerciseFiles = (exercise: ExerciseFiles): [string, string][] => [
  [exercise.path, yaml(draftFiles.exercise, exercise.file)],
  ...(exercise.answers === null
    ? []
    : [[answersPath(exercise), yaml(draftFiles.answers, exercise.answers)] satisfies [string, string]]),
];

const lessonFiles = ({ path, file, es, en, exercises }: LessonFiles): [string, string][] => [
  [`${path}/lesson.yaml`, yaml(draftFiles.lesson, file)],
  [`${path}/lesson.es.md`, body(es)],
  [`${path}/lesson.en.md`, body(en)],
  ...exercises.flatMap(exerciseFiles),
];

/**
 * The canonical writer: a course's folder by the paths in it, always the same text for the same course, which `readCourse`
 * reads as the same course again. Prompts of `unseen/` are no part of it.
 */
export const writeCourse = ({ file, lessons }: CourseFiles): ContentFiles =>
  new Map([['course.yaml', yaml(draftFiles.course, file)], ...lessons.flatMap(lessonFiles)]);
