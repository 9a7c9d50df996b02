import type { Localised } from '@academy/service-kit/text/localised.ts';

export const paymentTexts = {
  paymentsOff: {
    es: 'Ahora mismo no se puede contratar Premium por aquí. Escríbenos y te ayudamos.',
    en: 'Premium cannot be bought here right now. Write to us and we will help you.',
  },
  paymentsAway: {
    es: 'No hemos podido hablar con el servicio de pagos. No ha cambiado nada; inténtalo de nuevo en un momento.',
    en: 'We could not reach the payment service. Nothing has changed; please try again in a moment.',
  },
  unknownCoupon: {
    es: 'Ese cupón no existe o ya no es válido.',
    en: 'That coupon does not exist or is no longer valid.',
  },
  badSignature: {
    es: 'La firma de este mensaje no es válida.',
    en: 'The signature of this message is not valid.',
  },
} as const satisfies Record<string, Localised>;
