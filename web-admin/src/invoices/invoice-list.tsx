import type { StaffInvoice } from '@academy/contracts/http/auth/staff-payments.ts';
import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import { useTranslate } from 'ra-core';
import { DataTable, SelectInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { InvoicePdfButton } from '../shared/invoice-pdf-button.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { NamedFilter } from '../shared/named-filter.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { formatShortContractDay } from '../shared/short-date.ts';

const statusText = (status: string) => `resources.subscriptions.invoiceStatuses.${status}`;
const statuses = ['paid', 'open', 'refunded', 'void'].map((id) => ({ id, name: statusText(id) }));

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.invoices.fields.q" />,
  <SelectInput key="status" source="status" alwaysOn emptyText="academy.every" choices={statuses} />,
  <NamedFilter key="person" source="userId" reference="users" label="resources.invoices.fields.name" />,
];

const columns = [
  'id',
  'number',
  'issuedAt',
  'userId',
  'name',
  'billedTo',
  'status',
  'currency',
  'total',
  'vat',
  'refunded',
  'periodStart',
  'periodEnd',
  'provider',
];

const csvWords = { status: 'resources.subscriptions.invoiceStatuses' };

/** Every invoice that the law has us keep, newest first, found by its number, those of deleted accounts too. */
export function InvoiceList() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const nameOf = ({ billedTo, name }: StaffInvoice) =>
    billedTo ?? name ?? translate('resources.audit.deletedActor');
  const dayOf = ({ issuedAt }: StaffInvoice) => formatShortContractDay(issuedAt, language);
  const totalOf = ({ total, currency }: StaffInvoice) => formatMoney(total, currency, language);
  const tagOf = (invoice: StaffInvoice) => (
    <span className="tag">{translate(statusText(invoice.status))}</span>
  );
  return (
    <ResourceList<StaffInvoice>
      filters={filters}
      sort={{ field: 'issuedAt', order: 'DESC' }}
      columns={columns}
      csvWords={csvWords}
      cards={
        <RecordCards<StaffInvoice>
          title={({ number }) => number}
          detail={(invoice) => (
            <>
              {nameOf(invoice)}
              <br />
              {dayOf(invoice)} · {totalOf(invoice)}
              <br />
              <InvoicePdfButton invoice={invoice} />
            </>
          )}
          tags={tagOf}
        />
      }
    >
      <DataTable<StaffInvoice>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.invoices.empty" />}
      >
        <DataTable.Col<StaffInvoice> source="number" cellSx={() => ({ fontWeight: 600 })} />
        <DataTable.Col<StaffInvoice> source="name" disableSort render={nameOf} />
        <DataTable.Col<StaffInvoice> source="issuedAt" render={dayOf} />
        <DataTable.Col<StaffInvoice> source="status" disableSort render={tagOf} />
        <DataTable.Col<StaffInvoice> source="total" render={totalOf} />
        <DataTable.Col<StaffInvoice>
          label={false}
          render={(invoice) => <InvoicePdfButton invoice={invoice} />}
        />
      </DataTable>
    </ResourceList>
  );
}
