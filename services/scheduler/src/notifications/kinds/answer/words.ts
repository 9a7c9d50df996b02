const en = {
  activity: 'Answers to my questions and reviews of my attempts',
  mails: 'answers to your questions',
  says: {
    answer: 'We answered what you wrote',
  },
};

const es: typeof en = {
  activity: 'Respuestas a mis preguntas y revisiones de mis intentos',
  mails: 'respuestas a tus consultas',
  says: {
    answer: 'Hemos respondido a lo que escribiste',
  },
};

export const words = { es, en };
