import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { ForReaders } from './rights/for-readers.tsx';

const byOrder = { field: 'orderIndex', order: 'ASC' } as const;

/** A list's filter by course, by name, for who may read the courses. */
export function CourseFilter({ source }: { source: string; alwaysOn: boolean }) {
  return (
    <ForReaders resource="courses">
      <ReferenceInput source={source} reference="courses" sort={byOrder} perPage={100}>
        <AutocompleteInput
          label="academy.course"
          filterToQuery={(q: string) => ({ q })}
          sx={{ minWidth: 220, width: '100%' }}
        />
      </ReferenceInput>
    </ForReaders>
  );
}
