import Box from '@mui/material/Box';
import { useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

/** What is known of a record, by its fields' names; what it lacks is left out. */
export function Facts({ of }: { of: Record<string, ReactNode> }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const known = Object.entries(of).filter(([, value]) => value !== null && value !== '');
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
        columnGap: 2,
        m: 0,
        '& dt': { color: 'text.secondary', pt: { xs: 1, sm: 0.5 }, pb: { sm: 0.5 } },
        '& dd': { m: 0, overflowWrap: 'anywhere', py: { sm: 0.5 } },
      }}
    >
      {known.map(([field, value]) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <dt>{translate(`resources.${resource}.fields.${field}`)}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}
