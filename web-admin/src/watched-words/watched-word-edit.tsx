import type { WatchedWord } from '@academy/contracts/http/forum/watched-words.ts';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { Edit, ListButton, Toolbar } from 'react-admin';
import { ConsoleForm } from '../shared/console-form.tsx';
import { DeleteButton } from '../shared/delete-button.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { SaveButton } from '../shared/save-button.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';
import { WatchedWordFields } from './watched-word-fields.tsx';

function Actions() {
  const word = useRecordContext<WatchedWord>();
  return (
    <Box sx={{ pb: 1 }}>
      <ListButton sx={{ ml: -1, mb: 1 }} />
      {word ? <PageHeading text={word.phrase} /> : null}
    </Box>
  );
}

function EditToolbar() {
  const showFailure = useFailureNotice();
  return (
    <Toolbar>
      <SaveButton type="button" />
      <span style={{ flex: 1 }} />
      <DeleteButton
        confirmTitle="resources.watched-words.message.delete_title"
        confirmContent="resources.watched-words.message.delete_content"
        successMessage="resources.watched-words.notifications.deleted"
        mutationOptions={{
          onError: (error: unknown) => showFailure('resources.watched-words.failures.delete', error),
        }}
      />
    </Toolbar>
  );
}

/** Changes what is watched, or ends it. */
export function WatchedWordEdit() {
  const onError = useEditFailure('resources.watched-words.failures.update');
  return (
    <Edit mutationMode="pessimistic" actions={<Actions />} mutationOptions={{ onError }}>
      <ConsoleForm toolbar={<EditToolbar />}>
        <WatchedWordFields />
      </ConsoleForm>
    </Edit>
  );
}
