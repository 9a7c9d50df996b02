const en = {
  activity: 'Weekly digest',
  mails: 'the weekly digest',
  says: {},
};

const es: typeof en = {
  activity: 'Resumen semanal',
  mails: 'el resumen semanal',
  says: {},
};

export const words = { es, en };
