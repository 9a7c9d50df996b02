import { useRecordContext, useResourceContext, type RaRecord } from 'ra-core';
import { StatusTag } from '../status-tag.tsx';

/** Whether the row's category takes more. */
export function CategoryStatus() {
  const resource = useResourceContext() ?? '';
  const category = useRecordContext<RaRecord & { isRetired: boolean }>();
  if (!category) return null;
  const { isRetired } = category;
  return (
    <StatusTag
      text={`resources.${resource}.statuses.${isRetired ? 'retired' : 'open'}`}
      isTakenBack={isRetired}
      reason={null}
    />
  );
}
