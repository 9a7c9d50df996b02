import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useListContext, useResourceContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ListNothing } from './list-nothing.tsx';

interface RecordCardsProps<Row extends RaRecord> {
  /** Where a card leads; none where there is no page for one record. */
  to?: (record: Row) => string;
  title: (record: Row) => ReactNode;
  detail: (record: Row) => ReactNode;
  tags: (record: Row) => ReactNode;
  /** Buttons or what else stands at the right; each finds the record in its context. */
  actions?: ReactNode;
}

/** A list where a table has no room. */
export function RecordCards<Row extends RaRecord>({
  to,
  title,
  detail,
  tags,
  actions,
}: RecordCardsProps<Row>) {
  const resource = useResourceContext() ?? '';
  const { data } = useListContext<Row>();
  if (!data) return null;
  if (data.length === 0) return <ListNothing text={`resources.${resource}.empty`} />;
  const head = (record: Row) => (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title(record)}</Typography>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {detail(record)}
      </Typography>
    </>
  );
  const inner = { display: 'grid', gap: 0.5, color: 'inherit', textDecoration: 'none' };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Box
            component="li"
            sx={{ p: 2, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
          >
            {to ? (
              <Box component={Link} to={to(record)} sx={inner}>
                {head(record)}
              </Box>
            ) : (
              <Box sx={inner}>{head(record)}</Box>
            )}
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', pt: 1 }}>
              <span className="tags">{tags(record)}</span>
              {actions}
            </Box>
          </Box>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
