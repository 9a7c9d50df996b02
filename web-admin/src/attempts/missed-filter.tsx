import Box from '@mui/material/Box';
import { useListFilterContext, useTranslate } from 'ra-core';

/** A filter by a missed criterion, which the figures of a course lead to: says so, and can be taken off. */
export function MissedFilter({ source }: { source: string }) {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const key: unknown = filterValues[source];
  if (typeof key !== 'string') return null;
  return (
    <Box sx={{ py: 1, overflowWrap: 'anywhere' }}>
      {translate('resources.attempts.fields.missed')}: <strong>{key}</strong>
    </Box>
  );
}
