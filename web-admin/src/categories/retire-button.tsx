import { forWriters } from '../shared/rights/for-writers.tsx';
import { generalCategoryId } from './general-category.ts';
import type { StaffForumCategory } from '@academy/contracts/http/forum/categories.ts';
import RetireIcon from '@mui/icons-material/ArchiveOutlined';
import RestoreIcon from '@mui/icons-material/UnarchiveOutlined';
import { useRecordContext } from 'ra-core';
import { Button } from 'react-admin';
import { useRecordChange } from '../shared/use-record-change.ts';

/** Retires the row's category, or brings it back: either undoes the other. General always stays. */
export const RetireButton = forWriters(function RetireButton() {
  const category = useRecordContext<StaffForumCategory>();
  const isRetired = category?.isRetired === true;
  const { change, isPending } = useRecordChange(
    isRetired ? { done: 'restored', failed: 'restore' } : { done: 'retired', failed: 'retire' },
  );
  if (!category || category.id === generalCategoryId) return null;
  return (
    <Button
      label={`resources.categories.action.${isRetired ? 'restore' : 'retire'}`}
      disabled={isPending}
      onClick={() => change(category, { isRetired: !isRetired })}
    >
      {isRetired ? <RestoreIcon /> : <RetireIcon />}
    </Button>
  );
});
