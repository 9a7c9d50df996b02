import type { AuditEntry } from '@academy/contracts/http/auth/audit.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useTranslate } from 'ra-core';
import { DataTable, DateTimeInput, SelectInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { useDocumentCategories } from '../shared/categories/use-document-categories.ts';
import { ListNothing } from '../shared/list-nothing.tsx';
import { timeWidth, toMoment } from '../shared/moment-filter.ts';
import { PersonFilter } from '../shared/person-filter.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { changeWords } from './change-words.ts';
import { ChangedRecord } from './changed-record.tsx';

const audited = [
  'users',
  'invitations',
  'subscriptions',
  'help',
  'leads',
  'canned-answers',
  'tutor-questions',
  'known-questions',
  'courses',
  'lessons',
  'exercises',
  'attempts',
  'certificates',
  'reviews',
  'documents',
  'document-categories',
  'flags',
  'mutes',
  'watched-words',
  'categories',
  'news',
  'feeds',
  'automations',
  'tools',
  'mails',
  'parked-events',
].map((id) => ({ id, name: `resources.${id}.menu` }));

/** Administrators come first: they make most changes. */
const byRole = { field: 'role', order: 'ASC' } as const;

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.audit.fields.q" />,
  <SelectInput key="resource" source="resource" alwaysOn emptyText="academy.every" choices={audited} />,
  <PersonFilter key="actor" source="actorId" label="resources.audit.fields.actorId" sort={byRole} alwaysOn />,
  <PersonFilter key="person" source="personId" label="resources.audit.fields.personId" alwaysOn />,
  <DateTimeInput key="from" source="from" alwaysOn parse={toMoment} sx={timeWidth} />,
  <DateTimeInput key="to" source="to" alwaysOn parse={toMoment} sx={timeWidth} />,
];

const columns = [
  'id',
  'at',
  'actorId',
  'actorName',
  'action',
  'resource',
  'resourceId',
  'fields',
  'network',
  'requestId',
];

const csvWords = { action: 'resources.audit.actions' };

/** What staff changed, newest first; nothing here can be changed. */
export function AuditList() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { categoryName } = useDocumentCategories();
  const actorOf = ({ actorName }: AuditEntry) => actorName ?? translate('resources.audit.deletedActor');
  const actionOf = ({ action }: AuditEntry) => translate(`resources.audit.actions.${action}`, { _: action });
  const changesOf = (entry: AuditEntry) => changeWords(entry, { translate, categoryName }).join(' · ');
  const sectionOf = ({ resource }: AuditEntry) => translate(`resources.${resource}.menu`, { _: resource });
  const timeOf = ({ at }: AuditEntry) => formatDateTime(at, language);
  return (
    <ResourceList<AuditEntry>
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      columns={columns}
      csvWords={csvWords}
      toRow={(entry) => ({ ...entry, resource: sectionOf(entry), fields: changesOf(entry) })}
      cards={
        <RecordCards<AuditEntry>
          title={actionOf}
          detail={(entry) => (
            <>
              {actorOf(entry)} · {timeOf(entry)}
              <br />
              <ChangedRecord entry={entry} />
              <br />
              {changesOf(entry)}
            </>
          )}
          tags={() => null}
        />
      }
    >
      <DataTable<AuditEntry>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.audit.empty" />}
      >
        <DataTable.Col<AuditEntry> source="at" render={timeOf} />
        <DataTable.Col<AuditEntry> source="actorName" disableSort render={actorOf} />
        <DataTable.Col<AuditEntry> source="action" cellSx={() => ({ fontWeight: 600 })} render={actionOf} />
        <DataTable.Col<AuditEntry>
          source="resourceId"
          cellSx={() => ({ overflowWrap: 'anywhere' })}
          render={(entry) => <ChangedRecord entry={entry} />}
        />
        <DataTable.Col<AuditEntry> source="fields" disableSort render={changesOf} />
        <DataTable.Col<AuditEntry> source="network" disableSort />
      </DataTable>
    </ResourceList>
  );
}
