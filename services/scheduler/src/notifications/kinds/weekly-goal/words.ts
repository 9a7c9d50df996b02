const en = {
  activity: 'I reach my weekly goal',
  mails: 'your weekly goal',
  says: {
    weekly_goal: 'You reached your goal for the week',
  },
};

const es: typeof en = {
  activity: 'Alcanzo mi meta semanal',
  mails: 'tu meta semanal',
  says: {
    weekly_goal: 'Has alcanzado tu meta semanal',
  },
};

export const words = { es, en };
