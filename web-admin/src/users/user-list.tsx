import { roles } from '@academy/contracts/shared/permissions.ts';
import { ForWriters } from '../shared/rights/for-writers.tsx';
import type { User } from '@academy/contracts/http/auth/user.ts';
import { DataTable, DateTimeInput, EditButton, SelectInput } from 'react-admin';
import { CardDay } from '../shared/card-day.tsx';
import { DayField } from '../shared/day-field.tsx';
import { ImportLink } from '../shared/content-import/import-link.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { DeleteUserButton } from './delete-user-button.tsx';
import { SubscriptionButton } from './subscription-button.tsx';
import { timeWidth, toMoment } from '../shared/moment-filter.ts';
import { UserBadges } from './user-badges.tsx';

const choices = (group: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `resources.users.${group}.${id}` }));

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.users.fields.q" />,
  <SelectInput
    key="role"
    source="role"
    alwaysOn
    emptyText="academy.every"
    choices={choices('roles', roles)}
  />,
  <SelectInput
    key="plan"
    source="plan"
    alwaysOn
    emptyText="academy.every"
    choices={choices('plans', ['free', 'premium'])}
  />,
  <DateTimeInput key="since" source="registeredSince" parse={toMoment} sx={timeWidth} />,
];

const columns = ['id', 'firstName', 'lastName', 'username', 'email', 'role', 'plan', 'language', 'createdAt'];

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;

const csvWords = {
  role: 'resources.users.roles',
  plan: 'resources.users.plans',
  language: 'academy.languages',
};

/** Everybody who has an account. */
export function UserList() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={columns}
      csvWords={csvWords}
      actions={<ImportLink to="/invitations/import" />}
      cards={
        <RecordCards<User>
          to={({ id }) => `/users/${id}/show`}
          title={nameOf}
          detail={({ username, email }) => `@${username} · ${email}`}
          tags={() => <UserBadges />}
          actions={<CardDay />}
        />
      }
    >
      <DataTable<User>
        rowClick="show"
        bulkActionButtons={false}
        empty={<ListNothing text="resources.users.empty" />}
      >
        <DataTable.Col<User>
          source="firstName"
          label="resources.users.fields.name"
          render={(user) => <RowLink to={`/users/${user.id}/show`}>{nameOf(user)}</RowLink>}
        />
        <DataTable.Col<User> source="username" render={({ username }) => `@${username}`} />
        <DataTable.Col<User> source="email" />
        <DataTable.Col<User> label="resources.users.fields.status" disableSort field={UserBadges} />
        <DataTable.Col<User> source="createdAt" field={DayField} />
        <DataTable.Col<User> align="right" label="academy.actions">
          <RowActions>
            <SubscriptionButton isIcon />
            <ForWriters>
              <EditButton />
            </ForWriters>
            <DeleteUserButton />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
