import Box from '@mui/material/Box';
import { useNotify, useRedirect } from 'ra-core';
import { Create, ListButton, Toolbar } from 'react-admin';
import { ConsoleForm } from '../shared/console-form.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { SaveButton } from '../shared/save-button.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { CannedAnswerFields } from './canned-answer-fields.tsx';

const Actions = () => (
  <Box sx={{ pb: 1 }}>
    <ListButton sx={{ ml: -1, mb: 1 }} />
    <PageHeading text="resources.canned-answers.page.create" />
  </Box>
);

const CreateToolbar = () => (
  <Toolbar>
    <SaveButton type="button" label="resources.canned-answers.action.save" />
  </Toolbar>
);

/** A new answer to keep ready. */
export function CannedAnswerCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useEditFailure('resources.canned-answers.failures.create');
  return (
    <Create
      actions={<Actions />}
      mutationOptions={{
        onError,
        onSuccess() {
          notify('resources.canned-answers.notifications.created', { type: 'success' });
          redirect('list', 'canned-answers');
        },
      }}
    >
      <ConsoleForm toolbar={<CreateToolbar />}>
        <CannedAnswerFields />
      </ConsoleForm>
    </Create>
  );
}
