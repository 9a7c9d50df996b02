import { invalid, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

/** 400 for a token that is unknown, used, replaced by a newer one or too old: it is not said which. */
export const linkNotValid = (): DomainError =>
  invalid([
    {
      path: 'token',
      text: {
        es: 'Este enlace ya no funciona: ha caducado, ya se ha usado o hay uno más reciente.',
        en: 'This link no longer works: it has expired, has been used, or there is a newer one.',
      },
    },
  ]);
