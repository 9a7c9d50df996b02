import { invalid, notFound, type DomainError } from '../errors/domain-error.ts';

export const versionNotFound = (): DomainError =>
  notFound('version-not-found', { es: 'Versión no encontrada', en: 'Version not found' });

/** 400: what a record may say has changed since. */
export const versionUnfit = (fields: readonly string[]): DomainError =>
  invalid(
    fields.map((path) => ({
      path,
      text: { es: 'Hoy ya no se puede guardar así', en: 'It can no longer be saved like this' },
    })),
    {
      es: 'Esta versión no se puede restaurar entera. Copia de ella lo que necesites.',
      en: 'This version cannot be restored as a whole. Copy what you need from it.',
    },
  );
