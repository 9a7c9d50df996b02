const en = {
  name: 'Weekly digest',
  subject: (from: string, until: string) => `Your week, ${from} to ${until}`,
  title: 'Your week',
  lessons: 'Lessons completed',
  exercises: 'Exercises passed',
  streak: 'Streak in weeks',
  news: 'New in the academy',
  kinds: { course: 'Course', document: 'Document', post: 'Discussion' },
  button: 'Continue learning',
};

const es: typeof en = {
  name: 'Resumen semanal',
  subject: (from, until) => `Tu semana, del ${from} al ${until}`,
  title: 'Tu semana',
  lessons: 'Lecciones completadas',
  exercises: 'Ejercicios superados',
  streak: 'Racha en semanas',
  news: 'Novedades de la academia',
  kinds: { course: 'Curso', document: 'Documento', post: 'Debate' },
  button: 'Seguir aprendiendo',
};

export const words = { es, en };
