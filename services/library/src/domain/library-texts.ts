import {
  conflict,
  forbidden,
  invalid,
  notFound,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';

export const documentNotFound = (): DomainError =>
  notFound('document-not-found', { es: 'Documento no encontrado', en: 'Document not found' });

export const premiumOnly = (): DomainError =>
  forbidden('premium-only', {
    es: 'Este documento es para miembros Premium.',
    en: 'This document is for Premium members.',
  });

export const changedMeanwhile = (): DomainError =>
  conflict('changed-meanwhile', {
    es: 'Otra persona ha cambiado este documento. Vuelve a cargarlo antes de guardar.',
    en: 'Somebody else has changed this document. Load it again before you save.',
  });

export const unknownSort = (): DomainError =>
  invalid([
    {
      path: 'sort',
      text: { es: 'No se puede ordenar por ese campo.', en: 'That field cannot be sorted by.' },
    },
  ]);

export const unknownFilter = (): DomainError =>
  invalid([
    {
      path: 'filter',
      text: {
        es: 'No se puede filtrar por ese campo o valor.',
        en: 'That field or value cannot be filtered by.',
      },
    },
  ]);
