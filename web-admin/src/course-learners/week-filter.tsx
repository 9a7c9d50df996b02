import Box from '@mui/material/Box';
import { useListFilterContext, useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { formatShortDay } from '../shared/short-date.ts';

/** A filter by a week that other pages lead to: says which, and can be taken off. */
export function WeekFilter({ source, label }: { source: string; label: string }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { filterValues } = useListFilterContext();
  const monday: unknown = filterValues[source];
  if (typeof monday !== 'string') return null;
  return (
    <Box sx={{ py: 1 }}>
      {translate(label)}: <strong>{formatShortDay(monday, language)}</strong>
    </Box>
  );
}
