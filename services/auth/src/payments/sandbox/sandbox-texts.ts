import type { Localised } from '@academy/service-kit/text/localised.ts';

/** What the sandbox answers to the academy itself. */
export const sandboxTexts = {
  unknownCoupon: { es: 'Ese cupón no existe o ya no vale.', en: 'There is no such coupon, or it has ended.' },
  noCustomer: { es: 'El pago de prueba no conoce a ese cliente.', en: 'The sandbox knows no such customer.' },
  noSubscription: {
    es: 'El pago de prueba no conoce esa suscripción.',
    en: 'The sandbox knows no such subscription.',
  },
  badSignature: {
    es: 'La firma del mensaje no es válida o ha caducado.',
    en: "The message's signature is not valid, or too old.",
  },
} as const satisfies Record<string, Localised>;
