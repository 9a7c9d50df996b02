/** A document's full public state. */
export const documentData = (id: string, over: Record<string, unknown> = {}) => ({
  id,
  titleEs: `Documento ${id}`,
  titleEn: `Document ${id}`,
  descriptionEs: '',
  descriptionEn: '',
  contentEs: '',
  contentEn: '',
  category: 'guides',
  isPremium: false,
  pageCount: 1,
  publishedAt: new Date().toISOString(),
  imported: false,
  ...over,
});

/** A course's full public state. */
export const courseData = (id: string, over: Record<string, unknown> = {}) => ({
  id,
  titleEs: `Curso ${id}`,
  titleEn: `Course ${id}`,
  descriptionEs: '',
  descriptionEn: '',
  level: 'beginner',
  isPremium: false,
  orderIndex: 1,
  lessonIds: [],
  publishedAt: new Date().toISOString(),
  imported: false,
  ...over,
});

/** An exercise of Ana's that was checked. */
export const learned = (exerciseId: string, passed: boolean) => ({
  userId: 'ana',
  courseId: 'c',
  lessonId: 'l1',
  exerciseId,
  attemptId: `attempt-${exerciseId}`,
  score: 90,
  passed,
});
