import type { Localised } from '@academy/service-kit/text/localised.ts';

export const texts = {
  invalidCredentials: { es: 'Correo o contraseña incorrectos', en: 'Invalid email or password' },
  emailTaken: {
    es: 'Ya hay una cuenta con ese correo electrónico',
    en: 'There is already an account with that email',
  },
  usernameTaken: { es: 'Ese nombre de usuario ya está en uso', en: 'That username is already taken' },
  ownNamePassword: {
    es: 'Esa contraseña se parece demasiado a tu nombre o a tu correo. Elige otra.',
    en: 'That password is too close to your name or email. Please choose another.',
  },
  commonPassword: {
    es: 'Esa contraseña es muy común y fácil de adivinar. Elige otra.',
    en: 'That password is too common and easy to guess. Please choose another.',
  },
  passwordNeeded: {
    es: 'Escribe tu contraseña actual para cambiar el correo electrónico',
    en: 'Enter your current password to change your email',
  },
  wrongCurrentPassword: {
    es: 'La contraseña actual no es correcta',
    en: 'The current password is incorrect',
  },
  unknownTerms: {
    es: 'Las condiciones han cambiado. Recarga la página para leerlas y aceptarlas.',
    en: 'The terms have changed. Please reload the page to read and accept them.',
  },
  sessionEnded: {
    es: 'Tu sesión ha terminado. Vuelve a entrar.',
    en: 'Your session has ended. Please sign in again.',
  },
  sessionNotFound: { es: 'Esa sesión ya no existe.', en: 'That session no longer exists.' },
  userNotFound: { es: 'Ese usuario no existe.', en: 'That user does not exist.' },
  lastAdministrator: {
    es: 'Es la última cuenta con permisos de administración: nombra antes a otra persona.',
    en: 'This is the last administrator: appoint another one first.',
  },
  staleUser: {
    es: 'Alguien ha cambiado este usuario mientras lo editabas. Recarga para ver los cambios.',
    en: 'Someone changed this user while you were editing. Reload to see the changes.',
  },
  otherSite: {
    es: 'Esta petición viene de otro sitio web.',
    en: 'This request comes from another website.',
  },
  unknownDevice: { es: 'Dispositivo desconocido', en: 'Unknown device' },
  deviceOn: { es: 'en', en: 'on' },
} as const satisfies Record<string, Localised>;
