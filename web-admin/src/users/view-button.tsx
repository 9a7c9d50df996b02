import { viewingReasonLength, type viewingEndpoints } from '@academy/contracts/http/auth/viewings.ts';
import type { User } from '@academy/contracts/http/auth/user.ts';
import { isStaff } from '@academy/contracts/shared/permissions.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { client } from '../app/api.ts';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { useMay } from '../shared/rights/use-may.ts';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';

const ask = endpointRef<typeof viewingEndpoints.staffAskViewing>('POST', '/api/admin/users/:id/viewings');
const own = 'resources.users.viewing';

/** Opens the academy in another tab as a learner sees it, once an administrator has said why. */
export function ViewButton({ user: { id, firstName, role } }: { user: User }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useFailureNotice();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const mayView = useMay('people.view');
  if (!mayView || isStaff(role)) return null;

  async function view(reason: string) {
    // At once: a tab that opens only after the answer is a popup to the browser.
    const tab = window.open('', '_blank');
    if (!tab) return notify(`${own}.blocked`, { type: 'warning' });
    tab.opener = null;
    setPending(true);
    try {
      const { code } = await client.call(ask, { params: { id }, body: { reason } });
      // In the fragment, which no server is sent; the page takes it out of its address.
      tab.location.replace(`${location.origin}/viewing#${code}`);
      setOpen(false);
    } catch (error) {
      tab.close();
      showFailure(`${own}.failed`, new Error(error instanceof ApiError ? error.detail : ''));
    } finally {
      setPending(false);
      refresh();
    }
  }

  return (
    <>
      <Button variant="outlined" size="small" color="inherit" onClick={() => setOpen(true)}>
        {translate(`${own}.action`, { name: firstName })}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={translate(`${own}.title`, { name: firstName })}
          text={translate(`${own}.content`)}
          confirm={translate(`${own}.open`)}
          field={own}
          longest={viewingReasonLength.max}
          isPending={isPending}
          onConfirm={(reason) => void view(reason)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
