import type { User } from '@academy/contracts/http/auth.ts';
import { AutocompleteInput, ReferenceInput } from 'react-admin';

const nameOf = ({ firstName, lastName, username }: User) => `${firstName} ${lastName} (@${username})`;

/** A filter of a list by one person, found by name. */
export function PersonFilter({ source, label }: { source: string; label: string; alwaysOn: boolean }) {
  return (
    <ReferenceInput source={source} reference="users" sort={{ field: 'role', order: 'ASC' }}>
      <AutocompleteInput
        label={label}
        optionText={nameOf}
        filterToQuery={(q: string) => ({ q })}
        sx={{ minWidth: 220, width: '100%' }}
      />
    </ReferenceInput>
  );
}
