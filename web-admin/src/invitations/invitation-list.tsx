import type { Invitation } from '@academy/contracts/http/auth/invitations.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { DataTable, SelectInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { ImportLink } from '../shared/content-import/import-link.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { PersonName } from '../shared/person-name.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { SendInvitationAgainButton, WithdrawInvitationButton } from './invitation-actions.tsx';
import { InvitationStatus, invitationStatusChoices } from './invitation-status.tsx';

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.invitations.fields.q" />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    emptyText="academy.every"
    choices={invitationStatusChoices}
  />,
];

const columns = [
  'id',
  'email',
  'firstName',
  'lastName',
  'language',
  'role',
  'status',
  'invitedBy',
  'userId',
  'sentAt',
  'validUntil',
  'endedAt',
];

const csvWords = {
  status: 'resources.invitations.statuses',
  role: 'resources.users.roles',
  language: 'academy.languages',
};

const nameOf = ({ firstName, lastName }: Invitation) => `${firstName} ${lastName}`.trim();

const Actions = () => (
  <RowActions>
    <SendInvitationAgainButton />
    <WithdrawInvitationButton />
  </RowActions>
);

/** Everybody who was invited in the last weeks, and what became of it. */
export function InvitationList() {
  const { language } = useLanguage();
  const timeOf = (moment: string) => formatDateTime(moment, language);
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'sentAt', order: 'DESC' }}
      columns={columns}
      csvWords={csvWords}
      actions={<ImportLink to="/invitations/import" />}
      cards={
        <RecordCards<Invitation>
          title={({ email }) => email}
          detail={(invitation) => `${nameOf(invitation)} · ${timeOf(invitation.sentAt)}`}
          tags={() => <InvitationStatus />}
          actions={<Actions />}
        />
      }
    >
      <DataTable<Invitation>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.invitations.empty" />}
      >
        <DataTable.Col<Invitation> source="email" cellSx={() => ({ fontWeight: 600 })} />
        <DataTable.Col<Invitation>
          source="firstName"
          label="resources.users.fields.name"
          disableSort
          render={nameOf}
        />
        <DataTable.Col<Invitation> source="status" disableSort field={InvitationStatus} />
        <DataTable.Col<Invitation>
          source="invitedBy"
          disableSort
          render={({ invitedBy }) => (invitedBy === null ? '' : <PersonName id={invitedBy} />)}
        />
        <DataTable.Col<Invitation> source="sentAt" render={({ sentAt }) => timeOf(sentAt)} />
        <DataTable.Col<Invitation> source="validUntil" render={({ validUntil }) => timeOf(validUntil)} />
        <DataTable.Col<Invitation> align="right" label="academy.actions">
          <Actions />
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
