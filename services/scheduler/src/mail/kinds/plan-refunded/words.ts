const en = {
  name: 'Payment refunded',
  subject: 'Premium has ended, and your payment is refunded',
  title: 'We have refunded your payment',
  lead: (moment: string) =>
    `Your Premium plan ended on ${moment}, and the money goes back the way you paid. Your bank may take a few days to show it.`,
  withdrawal: (day: string) =>
    `If you withdrew from the contract, this email confirms that we received your withdrawal on ${day}: keep it. Your account goes on with the free plan, and your progress, notes and certificates stay.`,
  button: 'See my invoices',
};

const es: typeof en = {
  name: 'Pago devuelto',
  subject: 'Premium ha terminado y te devolvemos el pago',
  title: 'Te hemos devuelto el pago',
  lead: (moment) =>
    `Tu plan Premium terminó el ${moment} y el dinero vuelve por donde pagaste. Tu banco puede tardar unos días en mostrarlo.`,
  withdrawal: (day) =>
    `Si has desistido del contrato, este correo confirma que recibimos tu desistimiento el ${day}: guárdalo. Tu cuenta sigue con el plan gratuito y conservas tu progreso, tus notas y tus certificados.`,
  button: 'Ver mis facturas',
};

export const words = { es, en };
