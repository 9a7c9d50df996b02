const en = {
  activity: 'Practice reminders',
  mails: 'practice reminders',
  says: {
    practice_reminder: 'You have exercises to practise today',
  },
};

const es: typeof en = {
  activity: 'Recordatorios de práctica',
  mails: 'recordatorios de práctica',
  says: {
    practice_reminder: 'Hoy tienes ejercicios para practicar',
  },
};

export const words = { es, en };
