const en = {
  name: 'Certificate',
  subject: (course: string) => `Your certificate: ${course}`,
  title: 'You finished the course',
  lead: (course: string) => `You completed “${course}”, and your certificate is ready to download and share.`,
  verify: 'Anyone can verify it here',
  button: 'See my certificate',
};

const es: typeof en = {
  name: 'Certificado',
  subject: (course) => `Tu certificado: ${course}`,
  title: 'Has terminado el curso',
  lead: (course) => `Has completado «${course}» y tu certificado está listo para descargar y compartir.`,
  verify: 'Cualquiera puede verificarlo aquí',
  button: 'Ver mi certificado',
};

export const words = { es, en };
