import type { Mail } from '@academy/contracts/http/scheduler/mails.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { beginningOf } from '@academy/web-kit/text/beginning.ts';
import { DataTable, SelectInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { PersonFilter } from '../shared/person-filter.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { mailAddress } from './mail-address.ts';
import { MailStatus, mailStatusChoices } from './mail-status.tsx';
import { SendAgainButton } from './send-again-button.tsx';

const filters = [
  <PersonFilter key="person" source="userId" label="resources.mails.fields.userId" alwaysOn />,
  <SelectInput key="status" source="status" alwaysOn emptyText="academy.every" choices={mailStatusChoices} />,
];

const columns = [
  'id',
  'template',
  'status',
  'recipient',
  'userId',
  'attempts',
  'error',
  'createdAt',
  'endedAt',
  'resentAt',
  'nextAttemptAt',
];

const ERROR_LENGTH = 160;
const errorOf = ({ error }: Mail) => (error === null ? '' : beginningOf(error, ERROR_LENGTH));

const csvWords = { status: 'resources.mails.statuses' };

/** Every mail of the last months, newest first, and what became of it. */
export function MailList() {
  const { language } = useLanguage();
  const nameOf = ({ name }: Mail) => name[language];
  const timeOf = ({ createdAt }: Mail) => formatDateTime(createdAt, language);
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={columns}
      csvWords={csvWords}
      toRow={(mail: Mail) => ({ ...mail, template: nameOf(mail) })}
      cards={
        <RecordCards<Mail>
          to={mailAddress}
          title={nameOf}
          detail={(mail) => (
            <>
              {[mail.recipient, timeOf(mail)].filter(Boolean).join(' · ')}
              <br />
              {errorOf(mail)}
            </>
          )}
          tags={() => <MailStatus />}
        />
      }
    >
      <DataTable<Mail>
        rowClick={(_id, _resource, mail) => mailAddress(mail as Mail)}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.mails.empty" />}
      >
        <DataTable.Col<Mail>
          source="template"
          cellSx={() => ({ fontWeight: 600 })}
          render={(mail) => <RowLink to={mailAddress(mail)}>{nameOf(mail)}</RowLink>}
        />
        <DataTable.Col<Mail> source="recipient" disableSort />
        <DataTable.Col<Mail> source="status" disableSort field={MailStatus} />
        <DataTable.NumberCol<Mail> source="attempts" />
        <DataTable.Col<Mail>
          source="error"
          disableSort
          cellSx={() => ({ maxWidth: 360, overflowWrap: 'anywhere' })}
          render={errorOf}
        />
        <DataTable.Col<Mail> source="createdAt" render={timeOf} />
        <DataTable.Col<Mail> label={false} field={SendAgainButton} />
      </DataTable>
    </ResourceList>
  );
}
