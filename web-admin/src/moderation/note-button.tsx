import { forWriters } from '../shared/rights/for-writers.tsx';
import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import { ReasonButton } from '../shared/reason-button.tsx';
import { useRecordAction } from '../shared/use-record-action.ts';

/** Leaves a note that only moderators read. Notes never conflict, so it goes without a version. */
export const NoteButton = forWriters(function NoteButton({ record }: { record: ModerationCase }) {
  const { act, isPending } = useRecordAction('notes');
  return (
    <ReasonButton
      action="note"
      icon={<NoteIcon />}
      place="page"
      field="resources.flags.noteField"
      isPending={isPending}
      onConfirm={(text, close) => void act({ id: record.id }, { text }, { done: 'noted', onDone: close })}
    />
  );
});
