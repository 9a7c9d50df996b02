import type { User } from '@academy/contracts/http/auth.ts';
import { useGetIdentity, useRecordContext, useTranslate } from 'ra-core';
import { DeleteWithConfirmButton } from 'react-admin';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';

/** Deletes after a confirmation that names the person. Who may not be deleted is for the server to say. */
export function DeleteUserButton() {
  const translate = useTranslate();
  const showFailure = useFailureNotice();
  const { identity } = useGetIdentity();
  const user = useRecordContext<User>();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const content = translate('resources.users.message.delete_content', { name, email: user.email });
  const own = identity?.id === user.id ? ` ${translate('resources.users.message.delete_own')}` : '';
  return (
    <DeleteWithConfirmButton
      mutationMode="pessimistic"
      confirmColor="warning"
      confirmTitle="resources.users.message.delete_title"
      titleTranslateOptions={{ name }}
      confirmContent={content + own}
      successMessage="resources.users.notifications.deleted"
      mutationOptions={{ onError: (error: unknown) => showFailure('resources.users.failures.delete', error) }}
    />
  );
}
