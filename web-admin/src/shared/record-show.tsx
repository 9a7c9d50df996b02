import Box from '@mui/material/Box';
import { useRecordContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { ListButton, Show } from 'react-admin';
import { PageHeading } from './page-heading.tsx';

interface RecordShowProps<Row extends RaRecord> {
  titleOf: (record: Row) => string;
  children: ReactNode;
}

/** A record's page, with the way back and its heading above. */
export const RecordShow = <Row extends RaRecord>({ titleOf, children }: RecordShowProps<Row>) => (
  <Show actions={<Head titleOf={titleOf} />} title={false}>
    <Box sx={{ p: { xs: 2, md: 3 } }}>{children}</Box>
  </Show>
);

function Head<Row extends RaRecord>({ titleOf }: Pick<RecordShowProps<Row>, 'titleOf'>) {
  const record = useRecordContext<Row>();
  return (
    <Box sx={{ pb: 1, width: '100%' }}>
      <ListButton sx={{ ml: -1, mb: 1 }} />
      {record ? <PageHeading text={titleOf(record)} /> : null}
    </Box>
  );
}
