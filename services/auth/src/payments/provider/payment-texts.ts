import {
  conflict,
  DomainError,
  invalid,
  notFound,
  unavailable,
  versionConflict,
} from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

/** 503: no provider is set up. */
export const paymentsOff = (): DomainError =>
  unavailable(
    'payments-off',
    {
      es: 'Ahora mismo no se puede contratar Premium por aquí. Escríbenos y te ayudamos.',
      en: 'Premium cannot be bought here right now. Write to us and we will help you.',
    },
    3600,
  );

/** 503: the provider does not answer. */
export const paymentsAway = (): DomainError =>
  unavailable(
    'payments-away',
    {
      es: 'El servicio de pagos no responde. Inténtalo de nuevo en un momento: no se te cobrará dos veces.',
      en: 'The payment service is not answering. Please try again in a moment: you will not be charged twice.',
    },
    15,
  );

/** 400: nobody we know signed this webhook, or not lately. */
export const badSignature = (): DomainError =>
  new DomainError({
    status: 400,
    code: 'bad-signature',
    text: {
      es: 'La firma de este mensaje no es válida.',
      en: 'The signature of this message is not valid.',
    },
  });

export const unknownCoupon = (): DomainError =>
  invalid([
    {
      path: 'coupon',
      text: {
        es: 'Ese cupón no existe o ya no es válido.',
        en: 'That coupon does not exist or is no longer valid.',
      },
    },
  ]);

const subscribedTexts: Readonly<Record<'active' | 'cancelling' | 'past_due', Localised>> = {
  active: {
    es: 'Ya tienes Premium: no hace falta que vuelvas a pagar.',
    en: 'You already have Premium: there is no need to pay again.',
  },
  cancelling: {
    es: 'Ya tienes Premium, aunque está cancelado y termina con el periodo actual. Reanúdalo en Ajustes en lugar de volver a pagar.',
    en: 'You already have Premium, cancelled at the end of the current period. Resume it in Settings instead of paying again.',
  },
  past_due: {
    es: 'Tu suscripción sigue activa, con un pago pendiente. Actualiza la tarjeta en Ajustes en lugar de volver a contratarla.',
    en: 'Your subscription is still active, but a charge failed. Update the card in Settings instead of buying it again.',
  },
};

/** 409 for a second subscription; says what to do instead. */
export const alreadySubscribed = (state: keyof typeof subscribedTexts): DomainError =>
  conflict('has-subscription', subscribedTexts[state]);

export const notSubscribed = (): DomainError =>
  conflict('no-subscription', {
    es: 'No tienes ninguna suscripción activa.',
    en: "You don't have an active subscription.",
  });

export const resumePastDue = (): DomainError =>
  conflict('charge-failed', {
    es: 'Tu suscripción no está cancelada: tiene un pago pendiente. Actualiza la tarjeta para que siga.',
    en: 'Your subscription is not cancelled: a charge failed. Update the card so that it carries on.',
  });

export const changeCancelling = (): DomainError =>
  conflict('cancelled', {
    es: 'Tu suscripción está cancelada. Reanúdala antes de cambiar entre mensual y anual.',
    en: 'Your subscription is cancelled. Resume it before you change between monthly and yearly.',
  });

export const changePastDue = (): DomainError =>
  conflict('charge-failed', {
    es: 'Tu suscripción tiene un pago pendiente. Actualiza la tarjeta antes de cambiar entre mensual y anual.',
    en: 'A charge for your subscription failed. Update the card before you change between monthly and yearly.',
  });

/** 409: what was agreed to is not what the change would charge. */
export const quoteOutdated = (): DomainError =>
  conflict('quote-outdated', {
    es: 'El importe ha cambiado. No se ha cobrado nada: mira el nuevo importe y confírmalo.',
    en: 'The amount has changed. Nothing was charged: check the new amount and confirm it.',
  });

export const withdrawalOver = (): DomainError =>
  conflict('withdrawal-over', {
    es: 'El plazo de 14 días para desistir ya ha terminado. Puedes cancelar cuando quieras.',
    en: 'The 14-day withdrawal period has ended. You can cancel whenever you like.',
  });

/** 409: another refund of the same payment came first. */
export const refundedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Entretanto se ha reembolsado algo de este mismo pago. No se ha devuelto nada más: mira qué queda.',
    en: 'Something of this payment was refunded in the meantime. Nothing more has been given back: check what is left.',
  });

const refusals = {
  disputed: {
    es: 'El banco del titular ha abierto una disputa por este pago, así que no se puede reembolsar. No ha cambiado nada.',
    en: "The cardholder's bank has opened a dispute about this payment, so it can't be refunded. Nothing has changed.",
  },
  tooLate: {
    es: 'El proveedor de pagos ya no admite reembolsos de este pago: ha pasado el plazo. No ha cambiado nada.',
    en: "The payment provider no longer takes refunds of this payment: it's too long ago. Nothing has changed.",
  },
} as const satisfies Record<string, Localised>;

/** 409: the provider will not give back what it took. */
export const refundRefused = (why: keyof typeof refusals): DomainError =>
  conflict('refund-refused', refusals[why]);

export const invoiceNotFound = (): DomainError =>
  notFound('invoice-not-found', { es: 'Esa factura no existe.', en: 'That invoice does not exist.' });
