const en = {
  name: 'Question received',
  subject: 'We have your question',
  title: 'We have your question',
  about: 'About',
  lead: 'Someone from the team will read it and write back to this address.',
};

const es: typeof en = {
  name: 'Consulta recibida',
  subject: 'Hemos recibido tu consulta',
  title: 'Hemos recibido tu consulta',
  about: 'Asunto',
  lead: 'Alguien del equipo la leerá y te responderá a esta dirección.',
};

export const words = { es, en };
