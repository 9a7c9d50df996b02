import type { Course, LessonSummary } from '@academy/contracts/http/catalog/courses.ts';
import { opens, type Entitlement } from '@academy/contracts/shared/entitlement.ts';
import { coverVersion } from '../domain/cover-version.ts';
import type { CourseOutline, LessonOutline } from '../domain/outline.ts';
import type { Ratings } from '../domain/review.ts';

export const toCourse = (
  { course, lessons }: CourseOutline,
  { entitlement, ratings }: { entitlement: Entitlement; ratings: Ratings },
): Course => ({
  id: course._id,
  titleEs: course.titleEs,
  titleEn: course.titleEn,
  descriptionEs: course.descriptionEs,
  descriptionEn: course.descriptionEn,
  level: course.level,
  iconName: course.iconName,
  isPremium: course.isPremium,
  lessonCount: lessons.length,
  exerciseCount: lessons.reduce((sum, { exerciseIds }) => sum + exerciseIds.length, 0),
  estimatedMinutes: course.estimatedMinutes,
  orderIndex: course.orderIndex,
  coverVersion: coverVersion(course),
  isOpen: opens(entitlement, course),
  rating: ratings.get(course._id) ?? null,
});

/** A lesson as lists carry it, to visitors too: no text. */
export const toLessonSummary = (lesson: LessonOutline, isOpen: boolean): LessonSummary => ({
  id: lesson.id,
  courseId: lesson.courseId,
  titleEs: lesson.titleEs,
  titleEn: lesson.titleEn,
  orderIndex: lesson.orderIndex,
  exerciseCount: lesson.exerciseIds.length,
  estimatedMinutes: lesson.estimatedMinutes,
  isOpen,
});
