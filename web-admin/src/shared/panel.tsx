import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PanelProps {
  title: string;
  /** Leads to the whole list that the panel shows some of. */
  more?: { to: string; text: string } | undefined;
  children: ReactNode;
}

/** A titled part of a page that gathers several. */
export function Panel({ title, more, children }: PanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {more ? (
          <Link className="text-link" to={more.to}>
            {more.text}
          </Link>
        ) : null}
      </Box>
      {children}
    </Card>
  );
}

/** Panels beside each other where there is room. */
export const Panels = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);
