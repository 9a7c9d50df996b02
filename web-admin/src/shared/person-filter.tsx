import type { User } from '@academy/contracts/http/auth/user.ts';
import { AutocompleteInput, ReferenceInput } from 'react-admin';

const nameOf = ({ firstName, lastName, username }: User) => `${firstName} ${lastName} (@${username})`;

const byName = { field: 'firstName', order: 'ASC' } as const;

interface PersonFilterProps {
  source: string;
  label: string;
  alwaysOn: boolean;
  /** Whom it proposes first. */
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** Whom it proposes at all; everybody where absent. */
  among?: Record<string, unknown>;
}

/** A filter of a list by one person, found by name. */
export function PersonFilter({ source, label, sort = byName, among = {} }: PersonFilterProps) {
  return (
    <ReferenceInput source={source} reference="users" sort={sort} filter={among}>
      <AutocompleteInput
        label={label}
        optionText={nameOf}
        filterToQuery={(q: string) => ({ q })}
        sx={{ minWidth: 220, width: '100%' }}
      />
    </ReferenceInput>
  );
}
