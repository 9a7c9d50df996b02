import type { Language } from '@academy/contracts/shared/language.ts';
import type { Invoice } from '@academy/contracts/shared/payments.ts';

interface InvoiceWords {
  heading: string;
  number: string;
  issuedOn: string;
  period: string;
  status: string;
  statuses: Readonly<Record<Invoice['status'], string>>;
  from: string;
  billedTo: string;
  taxId: string;
  /** Stands for who only had an account. */
  deletedAccount: string;
  concept: string;
  item: (brand: string) => string;
  net: string;
  vat: (percent: string) => string;
  total: string;
  refunded: string;
  remaining: string;
  whollyRefunded: string;
  partlyRefunded: string;
  notPaid: string;
  void: string;
  sandbox: string;
  documentTitle: (number: string) => string;
  fileName: (number: string) => string;
}

/** What an invoice says. */
export const invoiceWords: Readonly<Record<Language, InvoiceWords>> = {
  es: {
    heading: 'Factura',
    number: 'Número',
    issuedOn: 'Fecha de emisión',
    period: 'Periodo',
    status: 'Estado',
    statuses: { paid: 'Pagada', open: 'Pendiente', refunded: 'Reembolsada', void: 'Anulada' },
    from: 'Emisor',
    billedTo: 'Cliente',
    taxId: 'NIF',
    deletedAccount: 'Cuenta eliminada',
    concept: 'Concepto',
    item: (brand) => `Suscripción a ${brand} Premium`,
    net: 'Base imponible',
    vat: (percent) => `IVA (${percent})`,
    total: 'Total',
    refunded: 'Reembolsado',
    remaining: 'Importe tras el reembolso',
    whollyRefunded: 'El importe de esta factura se ha reembolsado íntegramente.',
    partlyRefunded: 'Parte del importe de esta factura se ha reembolsado.',
    notPaid: 'Esta factura todavía no se ha cobrado.',
    void: 'Esta factura está anulada.',
    sandbox: 'Documento de prueba: no se ha cobrado nada y no tiene validez fiscal.',
    documentTitle: (number) => `Factura ${number}`,
    fileName: (number) => `factura-${number}.pdf`,
  },
  en: {
    heading: 'Invoice',
    number: 'Number',
    issuedOn: 'Date of issue',
    period: 'Period',
    status: 'Status',
    statuses: { paid: 'Paid', open: 'Unpaid', refunded: 'Refunded', void: 'Void' },
    from: 'From',
    billedTo: 'Billed to',
    taxId: 'Tax ID',
    deletedAccount: 'Deleted account',
    concept: 'Description',
    item: (brand) => `${brand} Premium subscription`,
    net: 'Net amount',
    vat: (percent) => `VAT (${percent})`,
    total: 'Total',
    refunded: 'Refunded',
    remaining: 'Amount after the refund',
    whollyRefunded: 'The amount of this invoice has been refunded in full.',
    partlyRefunded: 'Part of the amount of this invoice has been refunded.',
    notPaid: 'This invoice has not been charged yet.',
    void: 'This invoice is void.',
    sandbox: 'Test document: nothing was charged, and it is not valid for tax purposes.',
    documentTitle: (number) => `Invoice ${number}`,
    fileName: (number) => `invoice-${number}.pdf`,
  },
};
