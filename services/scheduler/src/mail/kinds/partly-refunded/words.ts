const en = {
  name: 'Refund',
  subject: (amount: string, number: string) => `We have refunded ${amount} of invoice ${number}`,
  title: 'We have refunded part of what you paid',
  lead: 'The money goes back the way you paid. Your bank may take a few days to show it. Your subscription stays as it is, and the invoice shows the refund.',
  titleAlone: 'You have a refund',
  leadAlone:
    'The money goes back the way you paid. Your bank may take a few days to show it. The invoice shows the refund.',
  number: 'Invoice',
  date: 'Date',
  amount: 'Refunded',
  button: 'See my invoices',
};

const es: typeof en = {
  name: 'Reembolso',
  subject: (amount, number) => `Te hemos reembolsado ${amount} de la factura ${number}`,
  title: 'Te hemos devuelto parte de lo que pagaste',
  lead: 'El dinero vuelve por donde pagaste. Tu banco puede tardar unos días en mostrarlo. Tu suscripción sigue igual y la factura recoge el reembolso.',
  titleAlone: 'Te hemos devuelto dinero',
  leadAlone:
    'El dinero vuelve por donde pagaste. Tu banco puede tardar unos días en mostrarlo. La factura recoge el reembolso.',
  number: 'Factura',
  date: 'Fecha',
  amount: 'Reembolsado',
  button: 'Ver mis facturas',
};

export const words = { es, en };
