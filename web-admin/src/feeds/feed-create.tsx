import Box from '@mui/material/Box';
import { useNotify, useRedirect } from 'ra-core';
import { Create, ListButton, Toolbar } from 'react-admin';
import { ConsoleForm } from '../shared/console-form.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { SaveButton } from '../shared/save-button.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { FeedFields } from './feed-fields.tsx';

const Actions = () => (
  <Box sx={{ pb: 1 }}>
    <ListButton sx={{ ml: -1, mb: 1 }} />
    <PageHeading text="resources.feeds.page.create" />
  </Box>
);

const CreateToolbar = () => (
  <Toolbar>
    <SaveButton type="button" label="resources.feeds.action.save" />
  </Toolbar>
);

/** A new feed by its address; the list then shows whether it could be read. */
export function FeedCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useEditFailure('resources.feeds.failures.create');
  return (
    <Create
      actions={<Actions />}
      mutationOptions={{
        onError,
        onSuccess() {
          notify('resources.feeds.notifications.created', { type: 'success' });
          redirect('list', 'feeds');
        },
      }}
    >
      <ConsoleForm toolbar={<CreateToolbar />}>
        <FeedFields />
      </ConsoleForm>
    </Create>
  );
}
