import Box from '@mui/material/Box';
import { useListFilterContext, useTranslate } from 'ra-core';
import { ReferenceField } from 'react-admin';
import { ForReaders } from './rights/for-readers.tsx';

interface NamedFilterProps {
  source: string;
  /** The resource whose record the filter's value names. */
  reference: string;
  /** Key of what it filters by. */
  label: string;
}

/** A filter that other pages lead to, such as one learner's: says whose the list is, and can be taken off. */
export function NamedFilter({ source, reference, label }: NamedFilterProps) {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const id: unknown = filterValues[source];
  if (typeof id !== 'string') return null;
  return (
    <Box sx={{ py: 1, overflowWrap: 'anywhere' }}>
      {translate(label)}:{' '}
      <strong>
        <ForReaders resource={reference} otherwise={id}>
          <ReferenceField
            record={{ id, of: id }}
            source="of"
            reference={reference}
            link={false}
            emptyText={id}
          />
        </ForReaders>
      </strong>
    </Box>
  );
}
