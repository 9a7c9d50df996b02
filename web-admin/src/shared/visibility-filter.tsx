import { useResourceContext } from 'ra-core';
import { SelectInput, type SelectInputProps } from 'react-admin';

/** Only what everybody sees, or only what staff have hidden. */
export function VisibilityFilter(props: SelectInputProps) {
  const resource = useResourceContext() ?? '';
  const choices = [
    { id: false, name: `resources.${resource}.statuses.shown` },
    { id: true, name: `resources.${resource}.statuses.hidden` },
  ];
  return <SelectInput {...props} emptyText="academy.every" choices={choices} />;
}
