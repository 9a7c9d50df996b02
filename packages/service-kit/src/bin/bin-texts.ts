import { notFound, type DomainError } from '../errors/domain-error.ts';

export const notInBin = (): DomainError =>
  notFound('not-in-bin', {
    es: 'Ya no está en la papelera: se ha restaurado, o han pasado los 30 días.',
    en: 'It is no longer in the bin: it has been restored, or the 30 days are over.',
  });
