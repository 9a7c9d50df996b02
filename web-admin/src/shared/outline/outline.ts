import type { CourseOutlineForStaff } from '@academy/contracts/http/catalog/course-outline.ts';

/** A course's lessons in their order, each with its exercises in theirs. */
export type Outline = CourseOutlineForStaff;
export type OutlineLesson = Outline['lessons'][number];
export type OutlineExercise = OutlineLesson['exercises'][number];
