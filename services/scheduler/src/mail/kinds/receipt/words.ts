const en = {
  name: 'Receipt',
  subject: (number: string) => `Your receipt, invoice ${number}`,
  title: 'Thank you for your payment',
  lead: 'We have received your payment. The invoice is in your settings.',
  number: 'Invoice',
  date: 'Date',
  amount: 'Amount, VAT included',
  button: 'See my invoices',
};

const es: typeof en = {
  name: 'Recibo',
  subject: (number) => `Tu recibo, factura ${number}`,
  title: 'Gracias por tu pago',
  lead: 'Hemos recibido tu pago. Tienes la factura en tus ajustes.',
  number: 'Factura',
  date: 'Fecha',
  amount: 'Importe, IVA incluido',
  button: 'Ver mis facturas',
};

export const words = { es, en };
