import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { DataTable, SelectInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { DayField } from '../shared/day-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { PersonFilter } from '../shared/person-filter.tsx';
import { PersonName } from '../shared/person-name.tsx';
import { NamedFilter } from '../shared/named-filter.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { serverOrder } from '../app/server-order.ts';
import { PriorityTag } from './priority-tag.tsx';
import { TeamTag } from './team-tag.tsx';
import { inquiryStatusFilter, InquiryStatusTag } from '../shared/inquiries/inquiry-status.tsx';
import type { StaffHelp } from '../shared/inquiries/types.ts';

const priorityChoices = [
  { id: true, name: 'resources.help.priorities.first' },
  { id: false, name: 'resources.help.priorities.usual' },
];

/** Those who answer questions. */
const answering = { may: 'support.write' } as const;

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.help.fields.q" />,
  inquiryStatusFilter,
  <SelectInput
    key="priority"
    source="priority"
    alwaysOn
    emptyText="academy.every"
    choices={priorityChoices}
  />,
  <PersonFilter
    key="assignee"
    source="assignedTo"
    label="resources.help.fields.assignedTo"
    among={answering}
    alwaysOn
  />,
  <NamedFilter key="member" source="userId" reference="users" label="resources.help.fields.name" />,
];

const columns = [
  'id',
  'priority',
  'status',
  'subject',
  'text',
  'name',
  'email',
  'userId',
  'language',
  'assignedTo',
  'openedBy',
  'createdAt',
];

const csvWords = { status: 'academy.inquiryStatuses', language: 'academy.languages' };

/** Questions come while the list is open. */
const REFRESH_MS = 15_000;

const Tags = () => (
  <span className="tags">
    <PriorityTag />
    <TeamTag />
  </span>
);

/** What members ask: premium members' questions first, then the newest. */
export function HelpList() {
  const { language } = useLanguage();
  return (
    <ResourceList
      filters={filters}
      sort={serverOrder}
      refreshMs={REFRESH_MS}
      columns={columns}
      csvWords={csvWords}
      cards={
        <RecordCards<StaffHelp>
          to={({ id }) => `/help/${id}/show`}
          title={({ subject, language: written }) => <span lang={written}>{subject}</span>}
          detail={({ name, createdAt }) => `${name} · ${formatDateTime(createdAt, language)}`}
          tags={() => (
            <>
              <TeamTag />
              <PriorityTag />
              <InquiryStatusTag />
            </>
          )}
        />
      }
    >
      <DataTable<StaffHelp>
        rowClick="show"
        bulkActionButtons={false}
        empty={<ListNothing text="resources.help.empty" />}
      >
        <DataTable.Col<StaffHelp> source="priority" field={Tags} />
        <DataTable.Col<StaffHelp> source="status" field={InquiryStatusTag} />
        <DataTable.Col<StaffHelp>
          source="subject"
          cellSx={() => ({ fontWeight: 600, minWidth: 220, overflowWrap: 'anywhere' })}
          render={({ id, subject, language: written }) => (
            <RowLink to={`/help/${id}/show`}>
              <span lang={written}>{subject}</span>
            </RowLink>
          )}
        />
        <DataTable.Col<StaffHelp> source="name" disableSort />
        <DataTable.Col<StaffHelp>
          source="assignedTo"
          disableSort
          render={({ assignedTo }) => (assignedTo === null ? null : <PersonName id={assignedTo} />)}
        />
        <DataTable.Col<StaffHelp> source="createdAt" field={DayField} />
      </DataTable>
    </ResourceList>
  );
}
