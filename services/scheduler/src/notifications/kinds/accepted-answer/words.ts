import type { SentenceParts } from '../notification-kind.ts';

const en = {
  activity: 'My answer is accepted',
  mails: 'your accepted answers',
  says: {
    accepted_answer: ({ actor, subject }: SentenceParts) => `${actor} accepted your answer in “${subject}”`,
  },
};

const es: typeof en = {
  activity: 'Aceptan mi respuesta',
  mails: 'tus respuestas aceptadas',
  says: {
    accepted_answer: ({ actor, subject }) => `${actor} ha aceptado tu respuesta en «${subject}»`,
  },
};

export const words = { es, en };
