const en = {
  name: 'Message from the team',
  title: 'The team has written to you',
  place: 'Go to that part of the course',
  noReply: 'Nobody reads replies to this email. To write back, open the message in the academy:',
  thread: 'Open the message',
};

const es: typeof en = {
  name: 'Mensaje del equipo',
  title: 'El equipo te ha escrito',
  place: 'Ir a esa parte del curso',
  noReply: 'Nadie lee las respuestas a este correo. Para contestarnos, abre el mensaje en la academia:',
  thread: 'Abrir el mensaje',
};

export const words = { es, en };
