import { conflict, invalid, notFound, type DomainError } from '../errors/domain-error.ts';

export const versionNotFound = (): DomainError =>
  notFound('version-not-found', { es: 'Versión no encontrada', en: 'Version not found' });

/** 404: it came from no file, or what that said is not known any more. */
export const fileNotKnown = (): DomainError =>
  notFound('file-not-known', {
    es: 'No se sabe qué dice su archivo',
    en: 'What its file says is not known',
  });

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

/** 409: somebody changed it in the store. */
export const versionAltered = (): DomainError =>
  conflict('version-altered', {
    es: 'Esta versión ya no es la que se guardó: alguien la ha cambiado en la base de datos, así que no se puede restaurar. Avisa a quien se encarga del servidor.',
    en: 'This version is not what was saved: somebody changed it in the database, so it cannot be restored. Tell whoever runs the server.',
  });
