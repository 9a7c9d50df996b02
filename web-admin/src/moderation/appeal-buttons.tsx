import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import RestoreIcon from '@mui/icons-material/CheckOutlined';
import ConfirmIcon from '@mui/icons-material/BlockOutlined';
import Typography from '@mui/material/Typography';
import { useGetIdentity, useTranslate } from 'ra-core';
import { ReasonButton } from '../shared/reason-button.tsx';

interface AppealButtonsProps {
  record: ModerationCase & { appeal: NonNullable<ModerationCase['appeal']> };
  isPending: boolean;
  onDecide: (action: 'approve' | 'remove', reason: string, close: () => void) => void;
}

/** Decides on an appeal, each way with a reason; whoever removed the text, or wrote it, reads that somebody else does. */
export function AppealButtons({ record, isPending, onDecide }: AppealButtonsProps) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  if (!identity) return null;
  if ([record.appeal.removedBy, record.user.id].includes(String(identity.id)))
    return <Typography sx={{ alignSelf: 'center' }}>{translate('resources.flags.appealOfOwn')}</Typography>;
  return (
    <>
      <ReasonButton
        action="restoreOnAppeal"
        icon={<RestoreIcon />}
        place="page"
        isPending={isPending}
        onConfirm={(reason, close) => onDecide('approve', reason, close)}
      />
      <ReasonButton
        action="confirmRemoval"
        icon={<ConfirmIcon />}
        place="page"
        isPending={isPending}
        onConfirm={(reason, close) => onDecide('remove', reason, close)}
        isDangerous
      />
    </>
  );
}
