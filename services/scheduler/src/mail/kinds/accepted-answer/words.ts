const en = {
  name: 'Accepted answer',
  subject: (post: string) => `Your reply is the accepted answer in “${post}”`,
  title: 'Your reply was accepted',
  lead: (post: string) => `The author of “${post}” marked your reply as the answer. Thank you for helping.`,
  button: 'Open the discussion',
};

const es: typeof en = {
  name: 'Respuesta aceptada',
  subject: (post) => `Tu respuesta es la solución en «${post}»`,
  title: 'Han aceptado tu respuesta',
  lead: (post) =>
    `La persona que publicó «${post}» ha marcado tu respuesta como la solución. Gracias por ayudar.`,
  button: 'Abrir el debate',
};

export const words = { es, en };
