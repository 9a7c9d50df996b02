import type { User } from '@academy/contracts/http/auth.ts';
import { AutocompleteInput, ReferenceInput } from 'react-admin';

const nameOf = ({ firstName, lastName, username }: User) => `${firstName} ${lastName} (@${username})`;

/** The audit log's filter by who made the change, found by name. */
export function ActorFilter({ source }: { source: string; alwaysOn: boolean }) {
  return (
    <ReferenceInput source={source} reference="users" sort={{ field: 'role', order: 'ASC' }}>
      <AutocompleteInput
        label="resources.audit.fields.actorId"
        optionText={nameOf}
        filterToQuery={(q: string) => ({ q })}
        sx={{ minWidth: 220, width: '100%' }}
      />
    </ReferenceInput>
  );
}
