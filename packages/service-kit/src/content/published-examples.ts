const texts = {
  titleEs: 'Un título',
  titleEn: 'A title',
  descriptionEs: 'De qué trata',
  descriptionEn: 'What it is about',
  contentEs: 'Texto',
  contentEn: 'Text',
};

/** Data that fits the events of each kind of published content, for the examples of handlers. */
export const publishedExamples = {
  course: {
    ...texts,
    id: 'first-steps',
    level: 'beginner',
    isPremium: false,
    orderIndex: 0,
    lessonIds: ['anatomy'],
  },
  lesson: {
    ...texts,
    id: 'anatomy',
    courseId: 'first-steps',
    orderIndex: 0,
    exercises: [
      {
        id: 'menu',
        titleEs: 'Un menú',
        titleEn: 'A menu',
        promptEs: 'Pide un menú.',
        promptEn: 'Ask for a menu.',
        rubric: { passScore: 60, criteria: [{ id: 'task', weight: 1 }] },
        hints: {},
      },
    ],
  },
  document: {
    ...texts,
    id: 'guide',
    category: 'guides',
    isPremium: false,
    pageCount: 1,
    publishedAt: '2026-01-01T12:00:00.000Z',
    imported: false,
  },
} as const;
