import RetireIcon from '@mui/icons-material/ArchiveOutlined';
import RestoreIcon from '@mui/icons-material/UnarchiveOutlined';
import { useRecordContext, useResourceContext, type RaRecord } from 'ra-core';
import { Button } from 'react-admin';
import { forWriters } from '../rights/for-writers.tsx';
import { useRecordChange } from '../use-record-change.ts';

/** Retires the row's category, or brings it back: either undoes the other. */
export const RetireButton = forWriters(function RetireButton({ staysOpen = '' }: { staysOpen?: string }) {
  const resource = useResourceContext() ?? '';
  const category = useRecordContext<RaRecord & { isRetired: boolean }>();
  const isRetired = category?.isRetired === true;
  const { change, isPending } = useRecordChange(
    isRetired ? { done: 'restored', failed: 'restore' } : { done: 'retired', failed: 'retire' },
  );
  if (!category || category.id === staysOpen) return null;
  return (
    <Button
      label={`resources.${resource}.action.${isRetired ? 'restore' : 'retire'}`}
      disabled={isPending}
      onClick={(event) => {
        // The row itself opens the category.
        event.stopPropagation();
        change(category, { isRetired: !isRetired });
      }}
    >
      {isRetired ? <RestoreIcon /> : <RetireIcon />}
    </Button>
  );
});
