import type { Localised } from '@academy/service-kit/text/localised.ts';

/** What the sandbox answers to the academy itself. */
export const sandboxTexts = {
  noCustomer: {
    es: 'El pago de prueba no conoce a ese cliente.',
    en: 'The test payment page does not know that customer.',
  },
  noSubscription: {
    es: 'El pago de prueba no conoce esa suscripción.',
    en: 'The test payment page does not know that subscription.',
  },
  cardRefused: {
    es: 'El banco ha rechazado la tarjeta. No ha cambiado nada; actualiza la tarjeta e inténtalo de nuevo.',
    en: 'The bank declined the card. Nothing has changed; update the card and try again.',
  },
} as const satisfies Record<string, Localised>;
