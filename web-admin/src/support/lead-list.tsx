import { useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import { DayField } from '../shared/day-field.tsx';
import { CardDay } from '../shared/card-day.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { inquiryStatusFilter, InquiryStatusTag } from '../shared/inquiries/inquiry-status.tsx';
import type { StaffLead } from '../shared/inquiries/types.ts';

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.leads.fields.q" />,
  inquiryStatusFilter,
];

const columns = [
  'id',
  'status',
  'company',
  'name',
  'email',
  'teamSize',
  'plan',
  'text',
  'language',
  'createdAt',
];

const csvWords = {
  status: 'academy.inquiryStatuses',
  plan: 'resources.leads.plans',
  language: 'academy.languages',
};

/** Companies that ask about training their teams, newest first. */
export function LeadList() {
  const translate = useTranslate();
  const planOf = ({ plan }: StaffLead) => (plan ? translate(`resources.leads.plans.${plan}`) : '');
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={columns}
      csvWords={csvWords}
      cards={
        <RecordCards<StaffLead>
          to={({ id }) => `/leads/${id}/show`}
          title={({ company }) => company}
          detail={(lead) => (
            <>
              {lead.name} · {lead.email}
              <br />
              {planOf(lead)}
            </>
          )}
          tags={() => <InquiryStatusTag />}
          actions={<CardDay />}
        />
      }
    >
      <DataTable<StaffLead>
        rowClick="show"
        bulkActionButtons={false}
        empty={<ListNothing text="resources.leads.empty" />}
      >
        <DataTable.Col<StaffLead>
          source="company"
          cellSx={() => ({ fontWeight: 600, overflowWrap: 'anywhere' })}
          render={({ id, company }) => <RowLink to={`/leads/${id}/show`}>{company}</RowLink>}
        />
        <DataTable.Col<StaffLead> source="name" />
        <DataTable.Col<StaffLead> source="email" cellSx={() => ({ overflowWrap: 'anywhere' })} />
        <DataTable.NumberCol<StaffLead> source="teamSize" />
        <DataTable.Col<StaffLead> source="plan" render={planOf} />
        <DataTable.Col<StaffLead> source="status" field={InquiryStatusTag} />
        <DataTable.Col<StaffLead> source="createdAt" field={DayField} />
      </DataTable>
    </ResourceList>
  );
}
