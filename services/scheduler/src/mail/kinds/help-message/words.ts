const en = {
  name: 'Question for staff',
  subject: (subject: string) => `Help: ${subject}`,
  prioritySubject: (subject: string) => `Help (Premium): ${subject}`,
  title: 'A member asks for help',
  from: 'From',
  about: 'About',
  button: 'Open it in the console',
  reply: 'A reply to this mail goes to the member.',
};

const es: typeof en = {
  name: 'Consulta para el equipo',
  subject: (subject) => `Ayuda: ${subject}`,
  prioritySubject: (subject) => `Ayuda (Premium): ${subject}`,
  title: 'Una consulta de ayuda',
  from: 'De',
  about: 'Asunto',
  button: 'Abrirla en la consola',
  reply: 'Si respondes a este correo, la respuesta llega a quien ha preguntado.',
};

export const words = { es, en };
