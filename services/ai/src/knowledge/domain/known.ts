import type { EncodedReferences } from '@academy/prompt-rubric/subject/references.ts';

/** A published course, as its events tell it. */
export interface KnownCourse {
  _id: string;
  titleEs: string;
  titleEn: string;
  descriptionEs: string;
  descriptionEn: string;
  orderIndex: number;
  isPremium: boolean;
  /** Its published lessons, in their order. */
  lessonIds: string[];
}

export interface KnownExercise {
  id: string;
  titleEs: string;
  titleEn: string;
  /** The instructions to the learner. */
  promptEs: string;
  promptEn: string;
  /** As its author wrote it; `rubricData` parses it. It never leaves this service. */
  rubric: Record<string, unknown>;
  hints: Record<string, unknown>;
  /** What prompts for it are compared with; absent in what was published before there were any. */
  references?: EncodedReferences;
}

export interface KnownLesson {
  _id: string;
  courseId: string;
  orderIndex: number;
  titleEs: string;
  titleEn: string;
  contentEs: string;
  contentEn: string;
  exercises: KnownExercise[];
}

export interface KnownDocument {
  _id: string;
  titleEs: string;
  titleEn: string;
  descriptionEs: string;
  descriptionEn: string;
  contentEs: string;
  contentEn: string;
  isPremium: boolean;
}

/** What is kept of each kind. */
export interface KnownByKind {
  course: KnownCourse;
  lesson: KnownLesson;
  document: KnownDocument;
}

export type KnownKind = keyof KnownByKind;

/** A record with the sequence of the event that it was last taken from: what tells one version of it from another. */
export type Versioned<T> = T & { sequence: number };
