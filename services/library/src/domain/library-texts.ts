import {
  forbidden,
  invalid,
  notFound,
  versionConflict,
  type DomainError,
  type FieldError,
} from '@academy/service-kit/errors/domain-error.ts';

export const documentNotFound = (): DomainError =>
  notFound('document-not-found', { es: 'Documento no encontrado', en: 'Document not found' });

export const premiumOnly = (): DomainError =>
  forbidden('premium-only', {
    es: 'Este documento es para miembros Premium.',
    en: 'This document is for Premium members.',
  });

export const changedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Otra persona ha cambiado este documento mientras lo editabas. Compara los cambios antes de guardar.',
    en: 'Someone else has changed this document while you were editing it. Compare the changes before saving.',
  });

export const notDrawableText = {
  es: 'Este contenido es demasiado complejo para convertirlo en PDF. Simplifícalo: tablas más pequeñas, líneas de código más cortas, menos formato.',
  en: 'This content is too complex to make a PDF of. Simplify it: smaller tables, shorter lines of code, less formatting.',
};

/** 400 naming each text that is still to be written. */
export const textsMissing = (fields: readonly FieldError[]): DomainError => invalid(fields);

/** A document that cannot be downloaded as a PDF is not published. */
export const contentNotDrawable = (fields: readonly FieldError[]): DomainError => invalid(fields);
