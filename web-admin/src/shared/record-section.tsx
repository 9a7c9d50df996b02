import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

/** A part of a record's page; `title` names its heading among the resource's `sections`. */
export function RecordSection({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate(`resources.${resource}.sections.${title}`)}
      </Typography>
      {children}
    </Box>
  );
}
