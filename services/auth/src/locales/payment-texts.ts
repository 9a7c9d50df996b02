import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

export const paymentTexts = {
  paymentsOff: {
    es: 'Ahora mismo no se puede contratar Premium por aquí. Escríbenos y te ayudamos.',
    en: 'Premium cannot be bought here right now. Write to us and we will help you.',
  },
  paymentsAway: {
    es: 'El servicio de pagos no responde. Inténtalo de nuevo en un momento: repetirlo no cobra nada dos veces.',
    en: 'The payment service is not answering. Please try again in a moment: trying again charges nothing twice.',
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
    en: 'You have Premium already: there is no need to pay again.',
  },
  subscribedCancelling: {
    es: 'Ya tienes Premium, cancelado para el final del periodo. Reanúdalo en Ajustes en lugar de volver a pagar.',
    en: 'You have Premium already, cancelled for the end of its period. Resume it in Settings instead of paying again.',
  },
  subscribedPastDue: {
    es: 'Tu suscripción sigue en marcha, con un pago pendiente. Actualiza la tarjeta en Ajustes en lugar de volver a contratarla.',
    en: 'Your subscription is still running, with a charge that failed. Update the card in Settings instead of buying it again.',
  },
  notSubscribed: {
    es: 'No tienes ninguna suscripción en marcha.',
    en: 'You have no subscription that is running.',
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
    en: 'A charge of your subscription failed. Update the card before you change between monthly and yearly.',
  },
  withdrawalOver: {
    es: 'El plazo de 14 días para desistir ya ha terminado. Puedes cancelar cuando quieras.',
    en: 'The 14 days for withdrawing are over. You can cancel whenever you like.',
  },
  noCustomer: {
    es: 'Todavía no has hecho ningún pago.',
    en: 'You have not paid for anything yet.',
  },
  invoiceNotFound: { es: 'Esa factura no existe.', en: 'That invoice does not exist.' },
  staleSubscription: {
    es: 'Esta suscripción ha cambiado mientras la mirabas. Recarga para ver los cambios.',
    en: 'This subscription changed while you were looking. Reload to see the changes.',
  },
  nothingToEnd: {
    es: 'Esta persona no tiene ninguna suscripción en marcha.',
    en: 'This person has no subscription that is running.',
  },
  nothingToRefund: {
    es: 'No hay ningún pago que reembolsar.',
    en: 'There is no payment to refund.',
  },
  nothingGiven: {
    es: 'A esta persona nadie le ha regalado Premium.',
    en: 'Nobody has given this person Premium.',
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
      es: 'El país son dos letras mayúsculas, como ES',
      en: 'Country is two capital letters, such as ES',
    },
  },
  taxId: {
    es: 'El NIF',
    en: 'Tax ID',
    format: {
      es: 'El NIF solo puede tener letras mayúsculas, números y guiones',
      en: 'Tax ID may have capital letters, numbers and hyphens',
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
