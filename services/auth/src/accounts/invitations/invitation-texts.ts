import { conflict, notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const invitationNotFound = (): DomainError =>
  notFound('invitation-not-found', {
    es: 'Esa invitación no existe.',
    en: 'That invitation does not exist.',
  });

/** 409: it has ended. */
export const invitationOver = (): DomainError =>
  conflict('invitation-over', {
    es: 'Esta invitación ya se ha aceptado, se ha retirado o ya no hace falta.',
    en: 'This invitation was accepted or withdrawn, or is not needed any more.',
  });

/** 409: the address got another one meanwhile. */
export const invitedAnew = (): DomainError =>
  conflict('invited-anew', {
    es: 'Esta dirección tiene una invitación más reciente. Envía esa de nuevo.',
    en: 'This address has a newer invitation. Send that one again.',
  });

/** 409: what was shown is not what is there any more. */
export const invitationPlanOutdated = (): DomainError =>
  conflict('import-outdated', {
    es: 'Algo ha cambiado desde que revisaste la importación. Revisa de nuevo a quién se invitará.',
    en: 'Something has changed since you looked at the import. Look again at who will be invited.',
  });
