import { AutocompleteInput, ReferenceInput } from 'react-admin';

const byOrder = { field: 'orderIndex', order: 'ASC' } as const;

/** A list's filter by course, by name. */
export function CourseFilter({ source }: { source: string; alwaysOn: boolean }) {
  return (
    <ReferenceInput source={source} reference="courses" sort={byOrder} perPage={100}>
      <AutocompleteInput
        label="academy.course"
        filterToQuery={(q: string) => ({ q })}
        sx={{ minWidth: 220, width: '100%' }}
      />
    </ReferenceInput>
  );
}
