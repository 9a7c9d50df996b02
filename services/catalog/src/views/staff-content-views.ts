import type { ExerciseReview } from '@academy/contracts/http/catalog/exercise-reviews.ts';
import type { SelfTestReport } from '@academy/contracts/http/catalog/self-tests.ts';
import type { StaffExercise } from '@academy/contracts/http/catalog/staff-exercises.ts';
import type { staffCourseSchema } from '@academy/contracts/http/catalog/staff-courses.ts';
import type { staffLessonSchema } from '@academy/contracts/http/catalog/staff-lessons.ts';
import type { z } from 'zod';
import { isEdited } from '../domain/bin.ts';
import { samplesOf } from '../domain/self-test.ts';
import type { CourseRecord } from '../domain/course.ts';
import type { ExerciseReviewRecord } from '../domain/exercise-review.ts';
import type { LessonExercise, LessonRecord } from '../domain/lesson.ts';

export type StaffCourse = z.infer<typeof staffCourseSchema>;
export type StaffLesson = z.infer<typeof staffLessonSchema>;

/** What was never imported has no files to differ from. */
const differsFromFiles = ({ importedHash }: { importedHash: string | null }, isEdited: boolean): boolean =>
  importedHash !== null && isEdited;

export const toStaffCourse = (course: CourseRecord): StaffCourse => ({
  id: course._id,
  titleEs: course.titleEs,
  titleEn: course.titleEn,
  descriptionEs: course.descriptionEs,
  descriptionEn: course.descriptionEn,
  level: course.level,
  iconName: course.iconName,
  isPremium: course.isPremium,
  orderIndex: course.orderIndex,
  estimatedMinutes: course.estimatedMinutes,
  status: course.status,
  cover: course.cover,
  coverImage: course.coverImage ?? null,
  queuedAt: course.queuedAt?.toISOString() ?? null,
  lessonIds: course.lessonIds,
  editedByStaff: differsFromFiles(course, course.editedByStaff),
  updatedAt: course.updatedAt.toISOString(),
  version: course.version,
});

export const toExerciseReview = (review: ExerciseReviewRecord): ExerciseReview => ({
  id: review._id,
  reviewedAt: review.reviewedAt.toISOString(),
  exercises: review.exercises,
  samples: review.samples,
  misjudged: review.misjudged,
});

export const toStaffLesson = (lesson: LessonRecord): StaffLesson => ({
  id: lesson._id,
  courseId: lesson.courseId,
  titleEs: lesson.titleEs,
  titleEn: lesson.titleEn,
  contentEs: lesson.contentEs,
  contentEn: lesson.contentEn,
  orderIndex: lesson.orderIndex,
  estimatedMinutes: lesson.estimatedMinutes,
  status: lesson.status,
  exerciseIds: lesson.exercises.map(({ id }) => id),
  editedByStaff: differsFromFiles(lesson, isEdited(lesson)),
  updatedAt: lesson.updatedAt.toISOString(),
  version: lesson.version,
});

export const toStaffExercise = (
  exercise: LessonExercise,
  lesson: LessonRecord,
  bench: SelfTestReport,
): StaffExercise => ({
  id: exercise.id,
  lessonId: lesson._id,
  courseId: lesson.courseId,
  orderIndex: lesson.exercises.findIndex(({ id }) => id === exercise.id),
  titleEs: exercise.titleEs,
  titleEn: exercise.titleEn,
  promptEs: exercise.promptEs,
  promptEn: exercise.promptEn,
  rubric: exercise.rubric,
  hints: exercise.hints,
  samples: samplesOf(exercise),
  status: lesson.status,
  bench,
  updatedAt: lesson.updatedAt.toISOString(),
  version: lesson.version,
});
