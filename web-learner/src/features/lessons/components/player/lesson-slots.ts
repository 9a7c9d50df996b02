import type { ReactNode } from 'react';

export interface LessonSlots {
  /** What a closed lesson offers to those on the free plan. */
  upgrade: ReactNode;
  /** What reads the lesson out, where that is allowed. */
  audio?: ReactNode;
  /** The learner's own notes on the lesson. */
  notes?: ReactNode;
  /** What others ask about the lesson. */
  discussion?: ReactNode;
  /** What else can be done with what is typed in an exercise. */
  exerciseTools?: (prompt: { title: string; text: string }) => ReactNode;
  /** What a language model may say of a checked prompt, beside its verdict. */
  secondOpinion?: (checked: { exerciseId: string; text: string }) => ReactNode;
  /** What a completed course offers: its certificate, and the next course. */
  courseEnd?: ReactNode;
}
