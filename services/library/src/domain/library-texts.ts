import { conflict, forbidden, notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

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
    en: 'Someone else has changed this document. Reload it before saving.',
  });
