import type { StaffAttemptDetail } from '@academy/contracts/http/catalog/staff-attempts.ts';
import Box from '@mui/material/Box';
import { useGetOne, useListContext, useTranslate } from 'ra-core';

/** A filter by a missed criterion, which the figures of a course lead to: says so, and can be taken off. */
export function MissedFilter({ source }: { source: string }) {
  const translate = useTranslate();
  const { filterValues, data } = useListContext();
  const key: unknown = filterValues[source];
  // A criterion is worded by its exercise; each attempt at it has its words.
  const first = filterValues['exerciseId'] === undefined ? undefined : data?.[0]?.id;
  const { data: attempt } = useGetOne<StaffAttemptDetail>(
    'attempts',
    { id: first ?? '' },
    { enabled: typeof key === 'string' && first !== undefined },
  );
  if (typeof key !== 'string') return null;
  const label = first === undefined ? undefined : attempt?.criteria.find((one) => one.key === key)?.label;
  return (
    <Box sx={{ py: 1, overflowWrap: 'anywhere' }}>
      {translate('resources.attempts.fields.missed')}: <strong>{label ?? key}</strong>
    </Box>
  );
}
