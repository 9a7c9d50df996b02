import { ReferenceField } from 'react-admin';

/** The name of a user, such as who decided something; their id where the account is gone. */
export const PersonName = ({ id }: { id: string }) => (
  <ReferenceField record={{ id, by: id }} source="by" reference="users" link={false} emptyText={id} />
);
