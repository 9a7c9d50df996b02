const en = {
  name: 'Answer to a question',
  subject: (subject: string) => `Re: ${subject}`,
  title: 'The answer to your question',
  question: 'You asked:',
};

const es: typeof en = {
  name: 'Respuesta a una consulta',
  subject: (subject) => `Re: ${subject}`,
  title: 'La respuesta a tu consulta',
  question: 'Preguntaste:',
};

export const words = { es, en };
