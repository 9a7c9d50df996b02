import Box from '@mui/material/Box';
import { maxLength, required, useNotify, useRedirect } from 'ra-core';
import { Create, ListButton, SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin';
import { PageHeading } from '../shared/page-heading.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';

const isAddress = [required(), maxLength(2000)];

const Actions = () => (
  <Box sx={{ pb: 1 }}>
    <ListButton sx={{ ml: -1, mb: 1 }} />
    <PageHeading text="resources.feeds.page.create" />
  </Box>
);

const CreateToolbar = () => (
  <Toolbar>
    <SaveButton type="button" label="resources.feeds.action.create" />
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
      <SimpleForm toolbar={<CreateToolbar />} warnWhenUnsavedChanges sx={{ p: { xs: 2, md: 3 } }}>
        <TextInput
          source="url"
          type="url"
          validate={isAddress}
          helperText="resources.feeds.urlHelp"
          fullWidth
        />
      </SimpleForm>
    </Create>
  );
}
