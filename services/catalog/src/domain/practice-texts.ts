import { conflict, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const attemptIdTaken = (): DomainError =>
  conflict(
    'attempt-id-taken',
    {
      es: 'Ese identificador ya es de otro intento.',
      en: 'That id belongs to another attempt already.',
    },
    [
      {
        path: 'attemptId',
        text: { es: 'Ya es de otro intento.', en: 'It belongs to another attempt already.' },
      },
    ],
  );

export const draftChanged = (): DomainError =>
  conflict('draft-changed', {
    es: 'Has escrito en este borrador desde otra pestaña o dispositivo. Vuelve a cargarlo antes de guardar.',
    en: 'You have written to this draft in another tab or on another device. Load it again before saving.',
  });

export const hintsInOrder = (): DomainError =>
  conflict('hints-in-order', {
    es: 'Las pistas se abren en orden: abre antes la anterior.',
    en: 'Hints open in their order: open the one before first.',
  });
