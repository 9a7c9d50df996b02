import type { User } from '@academy/contracts/http/auth/user.ts';
import { formatDate } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { BooleanInput, Edit, email, ListButton, required, TextInput, Toolbar } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { ConsoleForm } from '../shared/console-form.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { DeleteUserButton } from './delete-user-button.tsx';
import { RoleInput } from './role-input.tsx';
import { SaveUserButton } from './save-user-button.tsx';
import { SubscriptionButton } from './subscription-button.tsx';

const UserToolbar = () => (
  <Toolbar>
    <SaveUserButton />
    <span style={{ flex: 1 }} />
    <DeleteUserButton />
  </Toolbar>
);

function Actions() {
  const user = useRecordContext<User>();
  return (
    <Box sx={{ pb: 1 }}>
      <ListButton sx={{ ml: -1, mb: 1 }} />
      {user ? <PageHeading text={`${user.firstName} ${user.lastName}`} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <About />
        <SubscriptionButton />
      </Box>
    </Box>
  );
}

const isRequired = [required()];
const isEmail = [required(), email()];

/** Names, email and what a person may do. */
export function UserEdit() {
  const onError = useEditFailure('resources.users.failures.update');
  return (
    <Edit
      mutationMode="pessimistic"
      actions={<Actions />}
      mutationOptions={{ onError }}
      sx={{ maxWidth: 720 }}
    >
      <ConsoleForm toolbar={<UserToolbar />} sx={{ p: 3 }}>
        <Group title="resources.users.identity">
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <TextInput source="firstName" validate={isRequired} />
            <TextInput source="lastName" validate={isRequired} />
          </Box>
          <TextInput source="email" type="email" validate={isEmail} />
        </Group>
        <Group title="resources.users.rights">
          <RoleInput />
          <BooleanInput source="isPremium" helperText="resources.users.switches.isPremium" />
        </Group>
      </ConsoleForm>
    </Edit>
  );
}

function About() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const user = useRecordContext<User>();
  if (!user) return null;
  const date = formatDate(user.createdAt, language);
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {translate('resources.users.since', { username: user.username, date })}
    </Typography>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ width: '100%', '& + &': { mt: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  );
}
