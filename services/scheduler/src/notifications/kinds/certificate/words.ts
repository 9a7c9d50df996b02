import type { SentenceParts } from '../notification-kind.ts';

const en = {
  activity: 'My certificates',
  mails: 'your certificates',
  says: {
    certificate: ({ subject }: SentenceParts) => `Your certificate is ready: ${subject}`,
  },
};

const es: typeof en = {
  activity: 'Mis certificados',
  mails: 'tus certificados',
  says: {
    certificate: ({ subject }) => `Tu certificado está listo: ${subject}`,
  },
};

export const words = { es, en };
