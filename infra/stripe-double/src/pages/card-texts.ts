import type { Localised } from '@academy/service-kit/text/localised.ts';

export const cardTexts = {
  numberMissing: { es: 'Escribe el número de la tarjeta.', en: 'Enter the card number.' },
  numberInvalid: {
    es: 'Ese número no es de ninguna tarjeta: revisa los dígitos.',
    en: 'That is not a card number: check its digits.',
  },
  numberUnknown: {
    es: 'Aquí solo valen las tarjetas de prueba de la lista. No escribas la tuya.',
    en: 'Only the test cards in the list work here. Do not enter your own.',
  },
  declined: {
    es: 'El banco ha rechazado la tarjeta y no se ha pagado nada. Prueba con otra de la lista.',
    en: 'The bank declined the card and nothing was paid. Try another one from the list.',
  },
  expiryMissing: { es: 'Escribe la caducidad.', en: 'Enter the expiry date.' },
  expiryInvalid: { es: 'Escribe mes y año, por ejemplo 12/30.', en: 'Enter month and year, such as 12/30.' },
  expiryPast: { es: 'Esa tarjeta está caducada.', en: 'That card has expired.' },
  cvcMissing: { es: 'Escribe el código de seguridad.', en: 'Enter the security code.' },
  cvcInvalid: { es: 'El código tiene 3 o 4 cifras.', en: 'The code has 3 or 4 digits.' },
} as const satisfies Record<string, Localised>;
