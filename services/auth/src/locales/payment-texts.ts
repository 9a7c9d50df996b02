import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

export const paymentTexts = {
  paymentsOff: {
    es: 'Ahora mismo no se puede contratar Premium por aquí. Escríbenos y te ayudamos.',
    en: 'Premium cannot be bought here right now. Write to us and we will help you.',
  },
  paymentsAway: {
    es: 'El servicio de pagos no responde. Inténtalo de nuevo en un momento: no se te cobrará dos veces.',
    en: 'The payment service is not answering. Please try again in a moment: you will not be charged twice.',
  },
  unknownCoupon: {
    es: 'Ese cupón no existe o ya no es válido.',
    en: 'That coupon does not exist or is no longer valid.',
  },
  badSignature: {
    es: 'La firma de este mensaje no es válida.',
    en: 'The signature of this message is not valid.',
  },
  subscribed: {
    es: 'Ya tienes Premium: no hace falta que vuelvas a pagar.',
    en: 'You already have Premium: there is no need to pay again.',
  },
  subscribedCancelling: {
    es: 'Ya tienes Premium, aunque está cancelado y termina con el periodo actual. Reanúdalo en Ajustes en lugar de volver a pagar.',
    en: 'You already have Premium, cancelled at the end of the current period. Resume it in Settings instead of paying again.',
  },
  subscribedPastDue: {
    es: 'Tu suscripción sigue activa, con un pago pendiente. Actualiza la tarjeta en Ajustes en lugar de volver a contratarla.',
    en: 'Your subscription is still active, but a charge failed. Update the card in Settings instead of buying it again.',
  },
  notSubscribed: {
    es: 'No tienes ninguna suscripción activa.',
    en: "You don't have an active subscription.",
  },
  resumePastDue: {
    es: 'Tu suscripción no está cancelada: tiene un pago pendiente. Actualiza la tarjeta para que siga.',
    en: 'Your subscription is not cancelled: a charge failed. Update the card so that it carries on.',
  },
  changeCancelling: {
    es: 'Tu suscripción está cancelada. Reanúdala antes de cambiar entre mensual y anual.',
    en: 'Your subscription is cancelled. Resume it before you change between monthly and yearly.',
  },
  changePastDue: {
    es: 'Tu suscripción tiene un pago pendiente. Actualiza la tarjeta antes de cambiar entre mensual y anual.',
    en: 'A charge for your subscription failed. Update the card before you change between monthly and yearly.',
  },
  withdrawalOver: {
    es: 'El plazo de 14 días para desistir ya ha terminado. Puedes cancelar cuando quieras.',
    en: 'The 14-day withdrawal period has ended. You can cancel whenever you like.',
  },
  noCustomer: {
    es: 'Todavía no has hecho ningún pago.',
    en: 'You have not paid for anything yet.',
  },
  invoiceNotFound: { es: 'Esa factura no existe.', en: 'That invoice does not exist.' },
  staleSubscription: {
    es: 'Esta suscripción ha cambiado desde que la abriste. Recarga para ver los cambios.',
    en: 'This subscription has changed since you opened it. Reload to see the changes.',
  },
  nothingToEnd: {
    es: 'Esta persona no tiene ninguna suscripción activa.',
    en: "This person doesn't have an active subscription.",
  },
  nothingToRefund: {
    es: 'No hay ningún pago que reembolsar.',
    en: 'There is no payment to refund.',
  },
  nothingGiven: {
    es: 'Esta persona no tiene Premium de regalo.',
    en: 'This person has no gifted Premium.',
  },
  givenUntilPast: {
    es: 'La fecha tiene que estar en el futuro.',
    en: 'The date must be in the future.',
  },
  subscriptionGivesPremium: {
    es: 'Esta persona paga Premium: termina o reembolsa su suscripción en Suscripciones.',
    en: 'This person pays for Premium: end or refund the subscription under Subscriptions.',
  },
} as const satisfies Record<string, Localised>;

/** How the fields of payments are called in sentences about them. */
export const paymentLabels = {
  name: { es: 'El nombre', en: 'Billing name' },
  line1: { es: 'La dirección', en: 'Address' },
  postalCode: { es: 'El código postal', en: 'Postal code' },
  city: { es: 'La ciudad', en: 'City' },
  country: {
    es: 'El país',
    en: 'Country',
    format: {
      es: 'El país debe tener dos letras mayúsculas, como ES',
      en: 'Country must be two capital letters, such as ES',
    },
  },
  taxId: {
    es: 'El NIF',
    en: 'Tax ID',
    format: {
      es: 'El NIF solo puede tener letras mayúsculas, números y guiones',
      en: 'Tax ID may only contain capital letters, numbers and hyphens',
    },
  },
  interval: { es: 'El periodo', en: 'Period' },
  coupon: { es: 'El cupón', en: 'Coupon' },
  reason: { es: 'El motivo', en: 'The reason' },
  until: {
    es: 'La fecha',
    en: 'The date',
    format: { es: 'La fecha no es válida', en: 'The date is not valid' },
  },
  action: { es: 'La acción', en: 'The action' },
} as const satisfies FieldLabels;
