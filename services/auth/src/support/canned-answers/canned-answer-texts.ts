import { notFound, versionConflict, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const cannedAnswerNotFound = (): DomainError =>
  notFound('canned-answer-not-found', {
    es: 'Esa respuesta preparada ya no existe.',
    en: 'That canned answer no longer exists.',
  });

export const cannedAnswerChangedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Otra persona ha cambiado esta respuesta preparada. Vuelve a cargarla antes de guardar.',
    en: 'Somebody else has changed this canned answer. Load it again before you save.',
  });
