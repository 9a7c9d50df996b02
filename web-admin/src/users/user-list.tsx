import type { User } from '@academy/contracts/http/auth.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { DataTable, EditButton, List, SelectInput, TopToolbar } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { csvExporter } from '../shared/csv.ts';
import { ExportAllButton } from '../shared/export-all-button.tsx';
import { ListFailure } from '../shared/list-failure.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { formatShortDate } from '../shared/short-date.ts';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';
import { DeleteUserButton } from './delete-user-button.tsx';
import { UserBadges } from './user-badges.tsx';
import { UserCards } from './user-cards.tsx';

const choices = (group: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `resources.users.${group}.${id}` }));

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.users.fields.q" />,
  <SelectInput
    key="role"
    source="role"
    alwaysOn
    emptyText="academy.every"
    choices={choices('roles', ['learner', 'moderator', 'administrator'])}
  />,
  <SelectInput
    key="plan"
    source="plan"
    alwaysOn
    emptyText="academy.every"
    choices={choices('plans', ['free', 'premium'])}
  />,
];

const exporter = csvExporter('users', [
  'id',
  'firstName',
  'lastName',
  'username',
  'email',
  'role',
  'plan',
  'language',
  'createdAt',
]);

const Actions = () => (
  <TopToolbar>
    <ExportAllButton />
  </TopToolbar>
);

/** Everybody who has an account. */
export function UserList() {
  const { language } = useLanguage();
  const showFailure = useFailureNotice();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <>
      <PageHeading text="resources.users.page.list" />
      <List
        filters={filters}
        actions={<Actions />}
        exporter={exporter}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        empty={false}
        error={<ListFailure title="resources.users.failures.list" />}
        queryOptions={{ onError: (error: unknown) => showFailure('resources.users.failures.list', error) }}
      >
        {isNarrow ? (
          <UserCards />
        ) : (
          <DataTable<User>
            rowClick="edit"
            bulkActionButtons={false}
            empty={<ListNothing text="resources.users.empty" />}
          >
            <DataTable.Col<User>
              source="firstName"
              label="resources.users.fields.name"
              render={({ firstName, lastName }) => `${firstName} ${lastName}`}
            />
            <DataTable.Col<User> source="username" render={({ username }) => `@${username}`} />
            <DataTable.Col<User> source="email" />
            <DataTable.Col<User> label="resources.users.fields.status" disableSort field={UserBadges} />
            <DataTable.Col<User>
              source="createdAt"
              render={({ createdAt }) => formatShortDate(createdAt, language)}
            />
            <DataTable.Col<User> align="right" label="resources.users.fields.actions">
              <RowActions>
                <EditButton />
                <DeleteUserButton />
              </RowActions>
            </DataTable.Col>
          </DataTable>
        )}
      </List>
    </>
  );
}
