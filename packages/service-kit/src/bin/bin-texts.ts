import { conflict, notFound, type DomainError } from '../errors/domain-error.ts';

export const notInBin = (): DomainError =>
  notFound('not-in-bin', {
    es: 'Ya no está en la papelera: se ha restaurado, o han pasado los 30 días.',
    en: 'It is no longer in the bin: it has been restored, or the 30 days are over.',
  });

/** 409: somebody changed it in the store. */
export const binAltered = (): DomainError =>
  conflict('bin-altered', {
    es: 'Lo que hay en la papelera ya no es lo que se eliminó: alguien lo ha cambiado en la base de datos, así que no se puede restaurar. Avisa a quien se encarga del servidor.',
    en: 'What lies in the bin is not what was deleted: somebody changed it in the database, so it cannot be restored. Tell whoever runs the server.',
  });
