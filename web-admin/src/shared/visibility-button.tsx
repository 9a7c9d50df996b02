import { forWriters } from './rights/for-writers.tsx';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { useRecordContext, useResourceContext, type RaRecord } from 'ra-core';
import { Button } from 'react-admin';
import { StatusTag } from './status-tag.tsx';
import { useRecordChange } from './use-record-change.ts';

interface Hideable extends RaRecord {
  isHidden: boolean;
}

/** Hides the row's item from everybody, or shows it again: either undoes the other. */
export const VisibilityButton = forWriters(function VisibilityButton() {
  const resource = useResourceContext() ?? '';
  const item = useRecordContext<Hideable>();
  const isHidden = item?.isHidden === true;
  const { change, isPending } = useRecordChange(
    isHidden ? { done: 'shown', failed: 'show' } : { done: 'hidden', failed: 'hide' },
  );
  if (!item) return null;
  return (
    <Button
      label={`resources.${resource}.action.${isHidden ? 'show' : 'hide'}`}
      disabled={isPending}
      onClick={() => change(item, { isHidden: !isHidden })}
    >
      {isHidden ? <ShowIcon /> : <HideIcon />}
    </Button>
  );
});

/** Whether everybody sees the row's item. */
export function VisibilityTag() {
  const resource = useResourceContext() ?? '';
  const item = useRecordContext<Hideable>();
  if (!item) return null;
  return (
    <StatusTag
      text={`resources.${resource}.statuses.${item.isHidden ? 'hidden' : 'shown'}`}
      isTakenBack={item.isHidden}
      reason={null}
    />
  );
}
