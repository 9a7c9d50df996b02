const en = {
  name: 'Plan ends',
  subject: (day: string) => `Your Premium plan ends on ${day}`,
  title: (day: string) => `Premium until ${day}`,
  lead: 'After that day your account goes on with the free plan. Your progress, notes and certificates stay.',
  button: 'See my plan',
};

const es: typeof en = {
  name: 'Fin del plan',
  subject: (day) => `Tu plan Premium termina el ${day}`,
  title: (day) => `Premium hasta el ${day}`,
  lead: 'Después de ese día tu cuenta sigue con el plan gratuito. Conservas tu progreso, tus notas y tus certificados.',
  button: 'Ver mi plan',
};

export const words = { es, en };
