import type { SentenceParts } from '../notification-kind.ts';

const en = {
  activity: 'New documents in the library',
  mails: 'new documents',
  says: {
    new_document: ({ subject }: SentenceParts) => `New in the library: ${subject}`,
  },
};

const es: typeof en = {
  activity: 'Documentos nuevos en la biblioteca',
  mails: 'documentos nuevos',
  says: {
    new_document: ({ subject }) => `Nuevo en la biblioteca: ${subject}`,
  },
};

export const words = { es, en };
