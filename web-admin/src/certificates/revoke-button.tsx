import RevokeIcon from '@mui/icons-material/BlockOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Button } from 'react-admin';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { useReasonedChange } from '../shared/use-reasoned-change.ts';
import type { StaffCertificate } from './types.ts';

/** Revokes the row's certificate with a reason, or restores it at once. */
export function RevokeButton() {
  const certificate = useRecordContext<StaffCertificate>();
  if (!certificate) return null;
  return certificate.revokedAt === null ? (
    <Revoke certificate={certificate} />
  ) : (
    <Restore certificate={certificate} />
  );
}

function Restore({ certificate }: { certificate: StaffCertificate }) {
  const { change, isPending } = useReasonedChange({
    resource: 'certificates',
    done: 'restored',
    failed: 'restore',
  });
  return (
    <Button
      label="resources.certificates.action.restore"
      disabled={isPending}
      onClick={() => change(certificate, { revoked: false })}
    >
      <RestoreIcon />
    </Button>
  );
}

function Revoke({ certificate }: { certificate: StaffCertificate }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { change, isPending } = useReasonedChange({
    resource: 'certificates',
    done: 'revoked',
    failed: 'revoke',
  });
  return (
    <>
      <Button label="resources.certificates.action.revoke" onClick={() => setOpen(true)}>
        <RevokeIcon />
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={translate('resources.certificates.message.revoke_title', { name: certificate.name })}
          text={translate('resources.certificates.message.revoke_content')}
          confirm={translate('resources.certificates.action.revoke')}
          isPending={isPending}
          onConfirm={(revokedReason) =>
            change(certificate, { revoked: true, revokedReason }, () => setOpen(false))
          }
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
