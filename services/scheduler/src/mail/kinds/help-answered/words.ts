const en = {
  name: 'Answer to a question',
  subject: (subject: string) => `Re: ${subject}`,
  title: 'Our answer',
  question: 'You wrote:',
  noReply: 'Nobody reads replies to this email. To write back, open the conversation in the academy:',
  button: 'Open the conversation',
};

const es: typeof en = {
  name: 'Respuesta a una consulta',
  subject: (subject) => `Re: ${subject}`,
  title: 'Nuestra respuesta',
  question: 'Escribiste:',
  noReply: 'Nadie lee las respuestas a este correo. Para contestarnos, abre la conversación en la academia:',
  button: 'Abrir la conversación',
};

export const words = { es, en };
