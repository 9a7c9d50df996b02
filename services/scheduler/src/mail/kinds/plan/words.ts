const en = {
  name: 'Plan changed',
  subject: { premium: 'Premium is active', free: 'Your plan is now free' },
  title: { premium: 'You have Premium', free: 'You are on the free plan' },
  lead: {
    premium: 'All courses, documents and audio are open to you, and certificates too.',
    free: 'Your progress, notes and certificates stay. You can go back to Premium at any time.',
  },
  button: 'See my plan',
};

const es: typeof en = {
  name: 'Cambio de plan',
  subject: { premium: 'Tu plan Premium está activo', free: 'Ahora tienes el plan gratuito' },
  title: { premium: 'Ya tienes Premium', free: 'Tienes el plan gratuito' },
  lead: {
    premium: 'Tienes abiertos todos los cursos, los documentos y el audio, y también los certificados.',
    free: 'Conservas tu progreso, tus notas y tus certificados. Puedes volver a Premium cuando quieras.',
  },
  button: 'Ver mi plan',
};

export const words = { es, en };
