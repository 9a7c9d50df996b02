import type { Figures } from '../automation-kind.ts';

const en = {
  name: 'Practice reminder',
  description:
    'Reminds learners who asked for it that they have exercises to practise today: at most once a day, between 8:00 and 21:00 in their time zone. Run it every hour.',
  question: 'It writes to every member who asked for reminders and has exercises to practise.',
  result: ({ asked, reminded }: Figures<'asked' | 'reminded'>) =>
    `With reminders on: ${asked}. Reminded now: ${reminded}.`,
};

const es: typeof en = {
  name: 'Recordar el repaso',
  description:
    'Recuerda a quien lo ha pedido que hoy tiene ejercicios por repasar: como mucho una vez al día, entre las 8 y las 21 de su zona horaria. Prográmala cada hora.',
  question: 'Escribe a cada miembro que pidió recordatorios y tiene ejercicios por practicar.',
  result: ({ asked, reminded }) => `Con recordatorios activados: ${asked}. Avisados ahora: ${reminded}.`,
};

export const words = { es, en };
