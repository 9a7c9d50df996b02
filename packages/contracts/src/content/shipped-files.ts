import { content } from '../http/catalog/staff-texts.ts';
import { answersFile } from './answers-file.ts';
import { courseFile } from './course-file.ts';
import { exerciseFile } from './exercise-file.ts';
import { lessonFile } from './lesson-file.ts';

/** The files of a course in `content/`: whole in both languages. */
export const shippedFiles = {
  course: courseFile,
  lesson: lessonFile,
  exercise: exerciseFile,
  /** As long as staff may save it. */
  body: content,
  answers: answersFile,
} as const;
