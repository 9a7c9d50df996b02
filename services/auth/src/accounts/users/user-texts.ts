import {
  conflict,
  forbidden,
  invalid,
  notFound,
  versionConflict,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

export const userNotFound = (): DomainError =>
  notFound('user-not-found', { es: 'Ese usuario no existe.', en: 'That user does not exist.' });

export const userChangedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Alguien ha cambiado este usuario mientras lo editabas. Compara los cambios antes de guardar.',
    en: 'Someone changed this user while you were editing. Compare the changes before saving.',
  });

export const lastAdministrator = (): DomainError =>
  conflict('last-administrator', {
    es: 'Es la última cuenta con permisos de administración: nombra antes a otra persona.',
    en: 'This is the last administrator: appoint another one first.',
  });

export const ofAdministrators = (): DomainError =>
  forbidden('of-administrators', {
    es: 'Es una cuenta de administración: solo puede hacerlo otra persona con permisos de administración.',
    en: "This is an administrator's account: only another administrator can do that.",
  });

export const ownAccount = (): DomainError =>
  conflict('own-account', {
    es: 'No puedes eliminar tu propia cuenta: pídeselo a otra persona con permisos de administración.',
    en: 'You cannot delete your own account: ask another administrator.',
  });

export const emailTaken = (): DomainError => {
  const text = {
    es: 'Ya hay una cuenta con ese correo electrónico',
    en: 'There is already an account with that email',
  };
  return conflict('email-taken', text, [{ path: 'email', text }]);
};

export const usernameTaken = (): DomainError => {
  const text = { es: 'Ese nombre de usuario ya está en uso', en: 'That username is already taken' };
  return conflict('username-taken', text, [{ path: 'username', text }]);
};

export const unknownTerms = (): DomainError =>
  invalid([
    {
      path: 'termsVersion',
      text: {
        es: 'Las condiciones han cambiado. Recarga la página para leerlas y aceptarlas.',
        en: 'The terms have changed. Please reload the page to read and accept them.',
      },
    },
  ]);

const guessableTexts: Readonly<Record<'own' | 'common', Localised>> = {
  own: {
    es: 'Esa contraseña se parece demasiado a tu nombre o a tu correo. Elige otra.',
    en: 'That password is too close to your name or email. Please choose another.',
  },
  common: {
    es: 'Esa contraseña es muy común y fácil de adivinar. Elige otra.',
    en: 'That password is too common and easy to guess. Please choose another.',
  },
};

/** 400 for a password in the field at `path`. */
export const guessablePassword = (path: string, why: 'own' | 'common'): DomainError =>
  invalid([{ path, text: guessableTexts[why] }]);

/** 400 for a new address without the password. */
export const passwordNeeded = (): DomainError =>
  invalid([
    {
      path: 'currentPassword',
      text: {
        es: 'Escribe tu contraseña actual para cambiar el correo electrónico',
        en: 'Enter your current password to change your email',
      },
    },
  ]);

export const wrongCurrentPassword = (): DomainError =>
  invalid([
    {
      path: 'currentPassword',
      text: { es: 'La contraseña actual no es correcta', en: 'The current password is incorrect' },
    },
  ]);
