import type { Localised } from '@academy/service-kit/text/localised.ts';
import { portalActs, type PortalAct } from '../portal-acts.ts';

export const outcomes = [...portalActs, 'card', 'not-possible'] as const;
export type Outcome = (typeof outcomes)[number];

export const outcomeTexts: Record<Outcome, Localised> = {
  cancel: {
    es: 'Suscripción cancelada: dura hasta el final del periodo.',
    en: 'Subscription cancelled: it lasts until the period ends.',
  },
  resume: { es: 'La suscripción sigue adelante.', en: 'The subscription carries on.' },
  charge: {
    es: 'Se ha cobrado el próximo periodo (es una prueba).',
    en: 'The next period was charged (test only).',
  },
  fail: {
    es: 'El cobro ha fallado. La academia da siete días de gracia.',
    en: 'The charge failed. The academy gives a seven-day grace period.',
  },
  recover: { es: 'El banco ha pagado lo pendiente.', en: 'The bank has paid what was owed.' },
  'end-period': {
    es: 'El periodo ha terminado y la suscripción también.',
    en: 'The period ended, and the subscription with it.',
  },
  refund: { es: 'El último pago se ha reembolsado.', en: 'The last payment was refunded.' },
  card: {
    es: 'Tarjeta guardada. Si había un cobro pendiente, se ha pagado con ella.',
    en: 'Card saved. If a charge was overdue, it has been paid with it.',
  },
  'not-possible': { es: 'Eso ya no se puede hacer ahora.', en: 'That can no longer be done.' },
};

export const actTexts: Record<PortalAct, { button: Localised; hint: Localised }> = {
  cancel: {
    button: { es: 'Cancelar la suscripción', en: 'Cancel the subscription' },
    hint: { es: 'Dura hasta el final del periodo pagado.', en: 'It lasts until the paid period ends.' },
  },
  resume: {
    button: { es: 'Reanudar la suscripción', en: 'Resume the subscription' },
    hint: { es: 'Se renovará al final del periodo.', en: 'It will renew when the period ends.' },
  },
  charge: {
    button: { es: 'Cobrar ya el próximo periodo', en: 'Charge the next period now' },
    hint: {
      es: 'Con la tarjeta guardada, como si llegara el día.',
      en: 'With the saved card, as if the day had arrived.',
    },
  },
  fail: {
    button: { es: 'Hacer que falle el próximo cobro', en: 'Make the next charge fail' },
    hint: {
      es: 'El banco lo rechaza, sea cual sea la tarjeta.',
      en: 'The bank declines it, whatever the card.',
    },
  },
  recover: {
    button: { es: 'Cobrar el pago pendiente', en: 'Collect the overdue payment' },
    hint: { es: 'El banco acepta el cobro que falló.', en: 'The bank accepts the charge that failed.' },
  },
  'end-period': {
    button: { es: 'Terminar el periodo', en: 'End the current period' },
    hint: {
      es: 'La suscripción está cancelada: acaba aquí.',
      en: 'The subscription is cancelled: it ends here.',
    },
  },
  refund: {
    button: { es: 'Reembolsar el último pago', en: 'Refund the last payment' },
    hint: { es: 'Entero, como si lo hiciera el banco.', en: 'In full, as if the bank did it.' },
  },
};

export const portalTexts = {
  title: { es: 'Tu suscripción en el pago de prueba', en: 'Your subscription on the test page' },
  none: { es: 'Todavía no has comprado nada aquí.', en: 'You have not bought anything here yet.' },
  state: { es: 'Estado', en: 'Status' },
  active: { es: 'al día', en: 'paid up' },
  pastDue: { es: 'pago pendiente', en: 'payment overdue' },
  cancelling: { es: 'cancelada, hasta fin de periodo', en: 'cancelled, until the period ends' },
  ended: { es: 'terminada', en: 'ended' },
  paidUntil: { es: 'Periodo actual', en: 'Current period' },
  endedOn: { es: 'Terminó el', en: 'Ended on' },
  until: { es: 'hasta el {date}', en: 'until {date}' },
  nextCharge: { es: 'Próximo cobro', en: 'Next charge' },
  owed: { es: 'Pendiente', en: 'Owed' },
  on: { es: '{amount} el {date}', en: '{amount} on {date}' },
  interval: { es: 'Plan', en: 'Plan' },
  balance: { es: 'Saldo a favor', en: 'Credit balance' },
  changeNote: {
    es: 'Si cambias entre mensual y anual, empieza un periodo nuevo: lo que no has usado del pagado se descuenta de su factura y, si sobra, de las siguientes.',
    en: 'When you change between monthly and yearly, a new period begins: the unused part of the one you paid for is taken off its invoice and, if anything is left, off the next ones.',
  },
  time: { es: 'Simular eventos', en: 'Simulate events' },
  timeLead: {
    es: 'Cada botón hace lo que harían el calendario o el banco, y avisa a la academia con un mensaje firmado.',
    en: 'Each button does what the calendar or the bank would do, and sends the academy a signed message.',
  },
  card: { es: 'Tarjeta', en: 'Card' },
  cardNow: {
    es: '{brand} acabada en {last4}, caduca en {expires}',
    en: '{brand} ending in {last4}, expires {expires}',
  },
  cardFails: { es: 'fallará en el próximo cobro', en: 'will fail at the next charge' },
  saveCard: { es: 'Guardar tarjeta', en: 'Save card' },
  invoices: { es: 'Facturas', en: 'Invoices' },
  noInvoices: { es: 'Aún no hay facturas.', en: 'No invoices yet.' },
  number: { es: 'Número', en: 'Number' },
  date: { es: 'Fecha', en: 'Date' },
  status: { es: 'Estado', en: 'Status' },
  vat: { es: 'IVA', en: 'VAT' },
  total: { es: 'Total', en: 'Total' },
  paid: { es: 'pagada', en: 'paid' },
  open: { es: 'pendiente', en: 'unpaid' },
  refunded: { es: 'reembolsada', en: 'refunded' },
  void: { es: 'anulada', en: 'void' },
  messages: { es: 'Mensajes a la academia', en: 'Messages to the academy' },
  message: { es: 'Mensaje', en: 'Message' },
  sentAt: { es: 'Creado', en: 'Created' },
  delivery: { es: 'Entrega', en: 'Delivery' },
  delivered: { es: 'entregado', en: 'delivered' },
  waiting: { es: 'en camino (intento {attempts})', en: 'on its way (try {attempts})' },
  noMessages: { es: 'Aún no hay mensajes.', en: 'No messages yet.' },
  reload: { es: 'Actualizar', en: 'Refresh' },
} as const satisfies Record<string, Localised>;
