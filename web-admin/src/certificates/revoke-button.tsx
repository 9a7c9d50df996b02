import { forWriters } from '../shared/rights/for-writers.tsx';
import RevokeIcon from '@mui/icons-material/BlockOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { useRecordContext } from 'ra-core';
import { Button } from 'react-admin';
import { ReasonButton } from '../shared/reason-button.tsx';
import { useRecordChange } from '../shared/use-record-change.ts';
import type { StaffCertificate } from './types.ts';

/** Revokes the row's certificate with a reason, or restores it at once. */
export const RevokeButton = forWriters(function RevokeButton() {
  const certificate = useRecordContext<StaffCertificate>();
  if (!certificate) return null;
  return certificate.revokedAt === null ? (
    <Revoke certificate={certificate} />
  ) : (
    <Restore certificate={certificate} />
  );
});

function Restore({ certificate }: { certificate: StaffCertificate }) {
  const { change, isPending } = useRecordChange({ done: 'restored', failed: 'restore' });
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
  const { change, isPending } = useRecordChange({ done: 'revoked', failed: 'revoke' });
  return (
    <ReasonButton
      action="revoke"
      values={{ name: certificate.name }}
      icon={<RevokeIcon />}
      isPending={isPending}
      onConfirm={(revokedReason, close) => change(certificate, { revoked: true, revokedReason }, close)}
    />
  );
}
