import type { ExerciseFile, RubricData } from '@academy/contracts/content/exercise-file.ts';
import type { ModelAnswers } from '@academy/contracts/http/catalog/looking-back.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { EncodedReferences } from '@academy/prompt-rubric/subject/references.ts';
import type { ContentStatus } from '@academy/contracts/shared/lists.ts';

/** An exercise, which is a part of its lesson. */
export interface LessonExercise {
  id: string;
  titleEs: string;
  titleEn: string;
  promptEs: string;
  promptEn: string;
  rubric: RubricData;
  hints: ExerciseFile['hints'];
  /** What the criterion `subject` compares prompts with; absent in what was imported before there were any. */
  references?: EncodedReferences;
  /** Where judged attempts are among the references: their version. Never stored with the lesson. */
  referencesVersion?: number;
  /**
   * What the rubric must judge rightly before it may be published. Only staff see them; absent in what was imported
   * before they were kept, and in what is read for learners.
   */
  samples?: ExerciseFile['samples'];
  /**
   * For who has passed the exercise, and nobody else: never in an event, nor in what is read for learners in general.
   * Absent where the academy has written none.
   */
  answers?: Record<Language, ModelAnswers>;
}

/** An exercise that staff deleted. */
export interface BinnedExercise {
  exercise: LessonExercise;
  at: Date;
  /** Who of staff deleted it. */
  by: string;
  /** Behind which exercise it stood; null where it was the first. */
  previous: string | null;
}

/** A lesson with its exercises in their order, as the catalogue keeps it. */
export interface LessonRecord {
  _id: string;
  courseId: string;
  orderIndex: number;
  titleEs: string;
  titleEn: string;
  contentEs: string;
  contentEn: string;
  estimatedMinutes: number;
  status: ContentStatus;
  exercises: LessonExercise[];
  createdAt: Date;
  updatedAt: Date;
  importedHash: string | null;
  /** The import by staff that wrote it last: carried out again after a crash, it leaves it alone. */
  lastImport?: string;
  editedByStaff: boolean;
  /** Staff ordered its course: an import leaves it in its place, and its exercises in their order. Absent where they did not. */
  orderedByStaff?: boolean;
  /** Exercises of it that lie in the bin; absent where none ever did. */
  binnedExercises?: BinnedExercise[];
  /** Since when it lies in the bin itself; absent where it does not. */
  binnedAt?: Date;
  /** Who of staff deleted it, or its course. */
  binnedBy?: string;
  /** The course that it went into the bin with, and comes back with; absent where it was deleted by itself. */
  binnedWith?: string;
  /** When its time in the bin was over, as of a course. */
  endedAt?: Date;
  version: number;
}
