import type { CourseFile } from '@academy/contracts/content/course-file.ts';
import type { draftFiles, DraftAnswers } from '@academy/contracts/content/draft-files.ts';
import type { ExerciseFile } from '@academy/contracts/content/exercise-file.ts';
import type { LessonFile } from '@academy/contracts/content/lesson-file.ts';
import type { shippedFiles } from '@academy/contracts/content/shipped-files.ts';
import type { UnseenPrompt } from '@academy/contracts/content/unseen-file.ts';

/** What the files of a course have to fit: all of it, or what a draft of staff has to. */
export type FileSchemas = typeof shippedFiles | typeof draftFiles;

/** An exercise of a course's folder. */
export interface ExerciseFiles {
  id: string;
  /** `exercises/<NN>-<slug>.yaml` within the course's folder. */
  path: string;
  file: ExerciseFile;
  answers: DraftAnswers | null;
  /** The open prompts in `unseen/`; empty where there are none. */
  unseen: readonly UnseenPrompt[];
}

/** A lesson of a course's folder. */
export interface LessonFiles {
  id: string;
  /** `lessons/<NN>-<slug>` within the course's folder. */
  path: string;
  orderIndex: number;
  file: LessonFile;
  es: string;
  en: string;
  exercises: ExerciseFiles[];
}

/** What a course's folder says: the same for the import at start, for the check of content and for an import by staff. */
export interface CourseFiles {
  id: string;
  file: CourseFile;
  lessons: LessonFiles[];
}

/** Slugs have no double hyphen, so ids joined by one cannot meet. */
export const joinedId = (parent: string, slug: string): string => `${parent}--${slug}`;
