import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';

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
  amount: { es: 'El importe', en: 'The amount' },
  invoiceId: { es: 'La factura', en: 'The invoice' },
  requestId: { es: 'El identificador de la solicitud', en: "The request's id" },
  action: { es: 'La acción', en: 'The action' },
} as const satisfies FieldLabels;
