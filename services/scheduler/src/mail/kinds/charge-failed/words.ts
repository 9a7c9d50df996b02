const en = {
  name: 'Charge failed',
  subject: 'We could not take your payment',
  title: 'The payment did not go through',
  lead: (amount: string) => `We tried to charge ${amount} for your Premium plan, and your bank refused.`,
  leadWithoutAmount: 'We tried to charge you for your Premium plan, and your bank refused.',
  again: (when: string) => `We will try again on ${when}.`,
  last: 'Update your card to keep Premium.',
  button: 'Update my card',
};

const es: typeof en = {
  name: 'Cobro fallido',
  subject: 'No hemos podido cobrar tu plan',
  title: 'El pago no se ha completado',
  lead: (amount) => `Hemos intentado cobrar ${amount} por tu plan Premium y tu banco lo ha rechazado.`,
  leadWithoutAmount: 'Hemos intentado cobrar tu plan Premium y tu banco lo ha rechazado.',
  again: (when) => `Volveremos a intentarlo el ${when}.`,
  last: 'Actualiza tu tarjeta para conservar el plan Premium.',
  button: 'Actualizar mi tarjeta',
};

export const words = { es, en };
