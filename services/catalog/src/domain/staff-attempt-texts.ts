import { conflict, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const decidedMeanwhile = (): DomainError =>
  conflict('changed-meanwhile', {
    es: 'Otra persona ha decidido sobre este intento. Vuelve a cargarlo antes de guardar.',
    en: 'Someone else has decided on this attempt. Reload it before saving.',
  });
