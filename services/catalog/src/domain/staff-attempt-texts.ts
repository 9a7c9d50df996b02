import { notFound, versionConflict, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const decidedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Otra persona ha decidido sobre este intento. Vuelve a cargarlo antes de guardar.',
    en: 'Someone else has decided on this attempt. Reload it before saving.',
  });

export const pointingNotFound = (): DomainError =>
  notFound('pointing-not-found', {
    es: 'En este intento no se ha señalado nada para ese criterio.',
    en: 'Nothing was pointed out for that criterion in this attempt.',
  });
