import type { InvitationImport, invitationEndpoints } from '@academy/contracts/http/auth/invitations.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import StopIcon from '@mui/icons-material/StopCircleOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Button, Confirm } from 'react-admin';
import { client } from '../../app/api.ts';
import { ForWriters } from '../../shared/rights/for-writers.tsx';
import { useFailureNotice } from '../../shared/use-failure-notice.tsx';
import { importsKey } from './imports-key.ts';

const stopCall = endpointRef<typeof invitationEndpoints.staffStopInvitationImport>(
  'POST',
  '/api/admin/invitation-imports/:id/stop',
);

/** Stops an import under way, once it is said how many were sent already. */
export function StopImportButton({ started }: { started: InvitationImport }) {
  const notify = useNotify();
  const showFailure = useFailureNotice();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);

  async function stop() {
    setPending(true);
    try {
      await client.call(stopCall, { params: { id: started.id } });
      notify('resources.invitations.notifications.stopped', { type: 'success' });
    } catch (error) {
      showFailure('resources.invitations.failures.stop', error);
    } finally {
      // Also what failed may have been carried out, its answer lost.
      await queries.invalidateQueries({ queryKey: importsKey });
      setPending(false);
      setAsking(false);
    }
  }

  return (
    <ForWriters resource="invitations">
      <Button label="resources.invitations.action.stop" onClick={() => setAsking(true)}>
        <StopIcon />
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title="resources.invitations.message.stop_title"
        content="resources.invitations.message.stop_content"
        translateOptions={{
          fileName: started.fileName,
          done: started.done - started.skipped,
          total: started.total,
        }}
        confirm="resources.invitations.action.stop"
        confirmColor="warning"
        onConfirm={() => void stop()}
        onClose={() => setAsking(false)}
      />
    </ForWriters>
  );
}
