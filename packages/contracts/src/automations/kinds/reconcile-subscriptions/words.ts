import type { Figures } from '../automation-kind.ts';

const en = {
  name: 'Reconcile subscriptions',
  description: 'Compares every subscription with the payment provider’s record and repairs what differs.',
  result: ({ looked, repaired, failed }: Figures<'looked' | 'repaired' | 'failed'>) =>
    `Subscriptions checked: ${looked}. Repaired: ${repaired}. Failed: ${failed}.`,
};

const es: typeof en = {
  name: 'Conciliar las suscripciones',
  description:
    'Compara cada suscripción con el registro del proveedor de pagos y corrige lo que no coincide.',
  result: ({ looked, repaired, failed }) =>
    `Suscripciones revisadas: ${looked}. Corregidas: ${repaired}. Con error: ${failed}.`,
};

export const words = { es, en };
