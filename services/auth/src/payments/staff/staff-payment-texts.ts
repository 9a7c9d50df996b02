import {
  conflict,
  invalid,
  versionConflict,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

export const subscriptionChangedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Esta suscripción ha cambiado desde que la abriste. Recarga para ver los cambios.',
    en: 'This subscription has changed since you opened it. Reload to see the changes.',
  });

export const nothingToEnd = (): DomainError =>
  conflict('no-subscription', {
    es: 'Esta persona no tiene ninguna suscripción activa.',
    en: "This person doesn't have an active subscription.",
  });

export const nothingToRefund = (): DomainError =>
  conflict('nothing-to-refund', {
    es: 'No hay ningún pago que reembolsar.',
    en: 'There is no payment to refund.',
  });

export const requestOfAnother = (): DomainError =>
  conflict('request-id-used', {
    es: 'Con esta misma solicitud ya se reembolsó otro importe. No se ha devuelto nada más.',
    en: 'Another amount was already refunded under this request. Nothing more has been given back.',
  });

/** `more` as people write an amount. */
export const givenBackMeanwhile = (more: Localised): DomainError =>
  versionConflict({
    es: `Desde que abriste esta página se han reembolsado ${more.es} de este pago. No se ha devuelto nada más: mira qué queda.`,
    en: `${more.en} of this payment was refunded after you opened this page. Nothing more has been given back: check what is left.`,
  });

/** `left` as people write an amount. */
export const moreThanLeft = (left: Localised): DomainError =>
  invalid([
    {
      path: 'amount',
      text: {
        es: `De este pago se pueden reembolsar como mucho ${left.es}.`,
        en: `At most ${left.en} of this payment can be refunded.`,
      },
    },
  ]);

export const nothingGiven = (): DomainError =>
  conflict('nothing-given', {
    es: 'Esta persona no tiene Premium de regalo.',
    en: 'This person has no gifted Premium.',
  });

export const givenUntilPast = (): DomainError =>
  invalid([
    {
      path: 'until',
      text: { es: 'La fecha tiene que estar en el futuro.', en: 'The date must be in the future.' },
    },
  ]);

export const subscriptionGivesPremium = (): DomainError =>
  conflict('has-subscription', {
    es: 'Esta persona paga Premium: termina o reembolsa su suscripción en Suscripciones.',
    en: 'This person pays for Premium: end or refund the subscription under Subscriptions.',
  });
