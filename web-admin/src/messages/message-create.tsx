import type { StaffMessage } from '@academy/contracts/http/auth/team-messages.ts';
import Box from '@mui/material/Box';
import { useNotify, useRedirect } from 'ra-core';
import { Create, ListButton, Toolbar } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ConsoleForm } from '../shared/console-form.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { readWriteAddress } from '../shared/messages/write-address.ts';
import { PageHeading } from '../shared/page-heading.tsx';
import { SaveButton } from '../shared/save-button.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { EarlierMessages } from './earlier-messages.tsx';
import { MessageFields } from './message-fields.tsx';
import { useRecipient } from './use-recipient.ts';
import { useRequestId } from './use-request-id.ts';

const Actions = () => (
  <Box sx={{ pb: 1 }}>
    <ListButton sx={{ ml: -1, mb: 1 }} />
    <PageHeading text="resources.messages.page.create" />
  </Box>
);

const SendToolbar = () => (
  <Toolbar>
    <SaveButton type="button" icon={<></>} label="resources.messages.action.send" />
  </Toolbar>
);

/** A new message to the member whom the address names, about the place that it names. */
export function MessageCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useEditFailure('resources.messages.failures.create');
  const { userId, place } = readWriteAddress(useLocation().search);
  const query = useRecipient(userId);
  const withRequestId = useRequestId();
  return (
    <Create<StaffMessage>
      actions={<Actions />}
      transform={({ subject, text }: Pick<StaffMessage, 'subject' | 'text'>) =>
        withRequestId({ userId, place, subject, text })
      }
      mutationOptions={{
        onError,
        onSuccess({ id }) {
          notify('resources.messages.notifications.created', { type: 'success' });
          redirect('show', 'messages', id);
        },
      }}
    >
      <Loaded query={query} height={320}>
        {(recipient) => (
          <>
            <EarlierMessages userId={userId} />
            <ConsoleForm toolbar={<SendToolbar />}>
              <MessageFields recipient={recipient} place={place} />
            </ConsoleForm>
          </>
        )}
      </Loaded>
    </Create>
  );
}
