import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface PlainRow {
  key: string;
  /** What it is, most often a link. */
  head: ReactNode;
  /** In smaller print below it. */
  detail?: ReactNode;
  /** At the right. */
  aside?: ReactNode;
}

/** A short list within a page: rows with a line between them. */
export const PlainList = ({ rows, empty }: { rows: readonly PlainRow[]; empty: string }) =>
  rows.length === 0 ? (
    <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
  ) : (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ key, head, detail, aside }) => (
        <Box
          key={key}
          component="li"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            gap: 2,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
            '&:first-of-type': { border: 0 },
          }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {head}
            {detail ? (
              <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                {detail}
              </Typography>
            ) : null}
          </Box>
          {aside ? <Box sx={{ flexShrink: 0, textAlign: 'right' }}>{aside}</Box> : null}
        </Box>
      ))}
    </Box>
  );
