import type { CannedAnswer } from '@academy/contracts/http/auth/canned-answers.ts';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { Edit, ListButton, Toolbar } from 'react-admin';
import { ConsoleForm } from '../shared/console-form.tsx';
import { DeleteButton } from '../shared/delete-button.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { SaveButton } from '../shared/save-button.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';
import { useOwnText } from '../shared/use-own-text.ts';
import { CannedAnswerFields } from './canned-answer-fields.tsx';

function Actions() {
  const { titleOf } = useOwnText();
  const answer = useRecordContext<CannedAnswer>();
  return (
    <Box sx={{ pb: 1 }}>
      <ListButton sx={{ ml: -1, mb: 1 }} />
      {answer ? <PageHeading text={titleOf(answer)} /> : null}
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
        confirmTitle="resources.canned-answers.message.delete_title"
        confirmContent="resources.canned-answers.message.delete_content"
        successMessage="resources.canned-answers.notifications.deleted"
        mutationOptions={{
          onError: (error: unknown) => showFailure('resources.canned-answers.failures.delete', error),
        }}
      />
    </Toolbar>
  );
}

/** Words an answer that is kept ready, or deletes it. */
export function CannedAnswerEdit() {
  const onError = useEditFailure('resources.canned-answers.failures.update');
  return (
    <Edit mutationMode="pessimistic" actions={<Actions />} mutationOptions={{ onError }}>
      <ConsoleForm toolbar={<EditToolbar />}>
        <CannedAnswerFields />
      </ConsoleForm>
    </Edit>
  );
}
