const en = {
  name: 'Answer to a question',
  subject: (subject: string) => `Re: ${subject}`,
  title: 'The answer to your question',
  question: 'You asked:',
  noReply: 'Nobody reads replies to this email. To write back, open your question in the academy:',
  button: 'Open my question',
};

const es: typeof en = {
  name: 'Respuesta a una consulta',
  subject: (subject) => `Re: ${subject}`,
  title: 'La respuesta a tu consulta',
  question: 'Preguntaste:',
  noReply: 'Nadie lee las respuestas a este correo. Para contestarnos, abre tu consulta en la academia:',
  button: 'Abrir mi consulta',
};

export const words = { es, en };
