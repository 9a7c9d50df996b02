import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What can be done, below what a panel shows. */
export const PanelActions = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>{children}</Box>
);
