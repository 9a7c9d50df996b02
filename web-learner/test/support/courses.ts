import type { Course, LessonSummary } from '@academy/contracts/http/catalog/courses.ts';
import type { CourseProgress } from '@academy/contracts/http/catalog/learning.ts';

/** The free course as a visitor gets it, but for what a test changes. */
export const course = (change: Partial<Course> = {}): Course => ({
  id: 'fundamentals',
  titleEs: 'Fundamentos',
  titleEn: 'Fundamentals',
  descriptionEs: 'Para empezar',
  descriptionEn: 'To begin with',
  level: 'beginner',
  iconName: 'play',
  isPremium: false,
  lessonCount: 2,
  exerciseCount: 6,
  estimatedMinutes: 24,
  orderIndex: 1,
  coverVersion: 'v1',
  isOpen: false,
  rating: null,
  ...change,
});

export const lesson = (id: string, isOpen = false): LessonSummary => ({
  id,
  courseId: 'fundamentals',
  titleEs: `Lección ${id}`,
  titleEn: `Lesson ${id}`,
  orderIndex: 1,
  exerciseCount: 3,
  estimatedMinutes: 12,
  isOpen,
});

/** Of a course that was begun and no more, but for what a test changes. */
export const courseProgress = (change: Partial<CourseProgress> = {}): CourseProgress => ({
  enrolled: true,
  completed: false,
  progress: 0,
  exercisesPassed: 0,
  lessonsCompleted: [],
  resume: { lessonId: 'one', exerciseId: null },
  lastActivityAt: '2026-11-21T10:00:00.000Z',
  ...change,
});
