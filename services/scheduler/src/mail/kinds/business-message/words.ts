const en = {
  name: 'Business message for staff',
  subject: (company: string) => `Business: ${company}`,
  title: 'A company writes',
  company: 'Company',
  from: 'From',
  teamSize: 'Team size',
  about: 'About',
  button: 'Open it in the console',
  reply: 'A reply to this mail goes to the person who wrote.',
};

const es: typeof en = {
  name: 'Mensaje de empresa para el equipo',
  subject: (company) => `Empresas: ${company}`,
  title: 'Nos escribe una empresa',
  company: 'Empresa',
  from: 'De',
  teamSize: 'Tamaño del equipo',
  about: 'Asunto',
  button: 'Abrirlo en la consola',
  reply: 'Si respondes a este correo, la respuesta llega a quien ha escrito.',
};

export const words = { es, en };
