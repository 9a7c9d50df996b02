const en = {
  name: 'Weekly goal',
  subject: (done: number, goal: number) => `Your week so far: ${done} of ${goal}`,
  reachedSubject: 'You reached your weekly goal',
  title: 'Your weekly goal',
  lead: {
    lessons: (done: number, goal: number) => `You have completed ${done} of ${goal} lessons this week.`,
    exercises: (done: number, goal: number) => `You have passed ${done} of ${goal} exercises this week.`,
  },
  streak: (weeks: number) => (weeks === 1 ? 'Streak: 1 week.' : `Streak: ${weeks} weeks.`),
  button: 'Continue learning',
};

const es: typeof en = {
  name: 'Meta semanal',
  subject: (done, goal) => `Tu semana hasta ahora: ${done} de ${goal}`,
  reachedSubject: 'Has alcanzado tu meta semanal',
  title: 'Tu meta semanal',
  lead: {
    lessons: (done, goal) => `Esta semana has completado ${done} de ${goal} lecciones.`,
    exercises: (done, goal) => `Esta semana has superado ${done} de ${goal} ejercicios.`,
  },
  streak: (weeks) => (weeks === 1 ? 'Racha: 1 semana.' : `Racha: ${weeks} semanas.`),
  button: 'Seguir aprendiendo',
};

export const words = { es, en };
