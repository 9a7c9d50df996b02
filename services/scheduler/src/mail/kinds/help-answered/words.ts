const en = {
  subject: (subject: string) => `Re: ${subject}`,
  title: 'The answer to your question',
  question: 'You asked:',
};

const es: typeof en = {
  subject: (subject) => `Re: ${subject}`,
  title: 'La respuesta a tu consulta',
  question: 'Preguntaste:',
};

export const words = { es, en };
