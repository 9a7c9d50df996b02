import { conflict, invalid, type DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

export const alreadyPaid = (): DomainError =>
  conflict('has-subscription', {
    es: 'El pago de la otra pestaña acaba de completarse: ya tienes Premium. Recarga la página.',
    en: 'The payment in your other tab has just gone through: you already have Premium. Please reload the page.',
  });

export const cardRefused = (): DomainError =>
  conflict('card-refused', {
    es: 'Tu banco ha rechazado el cobro, así que no ha cambiado nada. Actualiza la tarjeta e inténtalo de nuevo.',
    en: 'Your bank declined the charge, so nothing has changed. Update the card and try again.',
  });

export const badTaxId = (): DomainError =>
  invalid([
    {
      path: 'taxId',
      text: {
        es: 'Ese NIF o número de IVA no es válido para el país indicado.',
        en: 'That tax ID or VAT number is not valid for the country given.',
      },
    },
  ]);

/** Under the button that pays, in Stripe's own payment page; the links are Markdown, as Stripe takes it. */
export const paymentStepText = (terms: string, withdrawal: string): Localised => ({
  es: `Al suscribirte aceptas las [condiciones de venta](${terms}). Tienes 14 días para [desistir](${withdrawal}) y recuperar tu dinero. Se renueva sola hasta que la canceles.`,
  en: `By subscribing you accept the [terms of sale](${terms}). You have 14 days to [withdraw](${withdrawal}) and get your money back. It renews by itself until you cancel.`,
});
