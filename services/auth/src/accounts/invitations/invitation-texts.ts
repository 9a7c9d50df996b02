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

/** 409: whoever is invited has an account already. */
export const addressHasAccount = (): DomainError => {
  const text = {
    es: 'Ya tienes cuenta: inicia sesión o pide una contraseña nueva.',
    en: 'You already have an account: sign in, or ask for a new password.',
  };
  return conflict('email-taken', text, [{ path: 'email', text }]);
};

/** 409: an account has the address of whoever is invited, but nobody has shown that it is theirs. A new password by mail shows it. */
export const addressUnconfirmed = (): DomainError => {
  const text = {
    es: 'Hay una cuenta con tu correo que está sin confirmar. Pide una contraseña nueva: te llega por correo, y al elegirla la cuenta queda confirmada y es solo tuya.',
    en: 'There is an account with your email that was never confirmed. Ask for a new password: the link comes by mail, and choosing one confirms the account and makes it yours alone.',
  };
  return conflict('email-unconfirmed', text, [{ path: 'email', text }]);
};

/** 409: the address got another one meanwhile. */
export const invitedAnew = (): DomainError =>
  conflict('invited-anew', {
    es: 'Esta dirección tiene una invitación más reciente. Envía esa de nuevo.',
    en: 'This address has a newer invitation. Send that one again.',
  });

export const importNotFound = (): DomainError =>
  notFound('import-not-found', {
    es: 'Esa importación no existe.',
    en: 'That import does not exist.',
  });

export const importOver = (): DomainError =>
  conflict('import-over', {
    es: 'Esta importación ya ha terminado.',
    en: 'This import has ended already.',
  });

/** 409: what was shown is not what is there any more. */
export const invitationPlanOutdated = (): DomainError =>
  conflict('import-outdated', {
    es: 'Algo ha cambiado desde que revisaste la importación. Revisa de nuevo a quién se invitará.',
    en: 'Something has changed since you looked at the import. Look again at who will be invited.',
  });
