import Box from '@mui/material/Box';
import { useNotify, useRedirect } from 'ra-core';
import { Create, ListButton, Toolbar } from 'react-admin';
import { ConsoleForm } from '../shared/console-form.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { SaveButton } from '../shared/save-button.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { WatchedWordFields } from './watched-word-fields.tsx';

const Actions = () => (
  <Box sx={{ pb: 1 }}>
    <ListButton sx={{ ml: -1, mb: 1 }} />
    <PageHeading text="resources.watched-words.page.create" />
  </Box>
);

const CreateToolbar = () => (
  <Toolbar>
    <SaveButton type="button" label="resources.watched-words.action.save" />
  </Toolbar>
);

/** A new word or phrase to watch. */
export function WatchedWordCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useEditFailure('resources.watched-words.failures.create');
  return (
    <Create
      actions={<Actions />}
      mutationOptions={{
        onError,
        onSuccess() {
          notify('resources.watched-words.notifications.created', { type: 'success' });
          redirect('list', 'watched-words');
        },
      }}
    >
      <ConsoleForm toolbar={<CreateToolbar />}>
        <WatchedWordFields />
      </ConsoleForm>
    </Create>
  );
}
