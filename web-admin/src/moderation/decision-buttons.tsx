import { forWriters } from '../shared/rights/for-writers.tsx';
import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import ApproveIcon from '@mui/icons-material/CheckOutlined';
import RemoveIcon from '@mui/icons-material/BlockOutlined';
import WarnIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'ra-core';
import { ReasonButton } from '../shared/reason-button.tsx';
import { useRecordAction } from '../shared/use-record-action.ts';
import { MuteButtons } from './mute-buttons.tsx';
import { RemoveAndMute } from './remove-and-mute.tsx';
import { AppealButtons } from './appeal-buttons.tsx';
import { NoteButton } from './note-button.tsx';

/** What a moderator can do with the case: decide, leave a note, mute the author. */
export const DecisionButtons = forWriters(function DecisionButtons() {
  const record = useRecordContext<ModerationCase>();
  if (!record) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
      {record.status === 'deleted' ? null : <Decide record={record} />}
      <NoteButton record={record} />
      <MuteButtons user={record.user} mutedUntil={record.mutedUntil} />
    </Box>
  );
});

const done = { approve: 'approved', remove: 'removed', warn: 'warned' } as const;

function Decide({ record }: { record: ModerationCase }) {
  const translate = useTranslate();
  const { act, isPending } = useRecordAction('decision');
  const decide = (
    action: keyof typeof done,
    written: { reason: string; muteDays?: number } = { reason: '' },
    onDone: () => void = () => {},
  ) =>
    void act(
      record,
      { action, ...written, version: record.version, wording: record.wording },
      { done: written.muteDays === undefined ? done[action] : 'removedAndMuted', onDone },
    );
  const { appeal } = record;
  if (appeal)
    return (
      <AppealButtons
        record={{ ...record, appeal }}
        isPending={isPending}
        onDecide={(action, reason, close) => decide(action, { reason }, close)}
      />
    );
  // What stands and waits for nobody needs no approval.
  const mayApprove = record.isOpen || record.status !== 'visible';
  return (
    <>
      {mayApprove ? (
        <Button
          variant="contained"
          startIcon={<ApproveIcon />}
          disabled={isPending}
          onClick={() => decide('approve')}
        >
          {translate(`resources.flags.action.${record.status === 'removed' ? 'restore' : 'approve'}`)}
        </Button>
      ) : null}
      {record.status === 'removed' ? null : (
        <>
          <ReasonButton
            action="remove"
            icon={<RemoveIcon />}
            place="page"
            isPending={isPending}
            onConfirm={(reason, close) => decide('remove', { reason }, close)}
            isDangerous
          />
          <RemoveAndMute
            record={record}
            isPending={isPending}
            onConfirm={(written, close) => decide('remove', written, close)}
          />
        </>
      )}
      <ReasonButton
        action="warn"
        icon={<WarnIcon />}
        place="page"
        isPending={isPending}
        onConfirm={(reason, close) => decide('warn', { reason }, close)}
      />
    </>
  );
}
