import { useGetIdentity, useTranslate } from 'ra-core';
import { ReferenceField } from 'react-admin';
import { ForReaders } from './rights/for-readers.tsx';

/** The name of a user, such as who decided something; their id where the account is gone. Who may read no accounts knows their own. */
export const PersonName = ({ id }: { id: string }) => (
  <ForReaders resource="users" otherwise={<Colleague id={id} />}>
    <ReferenceField record={{ id, by: id }} source="by" reference="users" link={false} emptyText={id} />
  </ForReaders>
);

function Colleague({ id }: { id: string }) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  return identity?.id === id ? identity.fullName : translate('academy.colleague');
}
