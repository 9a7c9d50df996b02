import { forWriters } from '../shared/rights/for-writers.tsx';
import type { User } from '@academy/contracts/http/auth/user.ts';
import { useGetIdentity, useRecordContext, useTranslate } from 'ra-core';
import { DeleteButton } from '../shared/delete-button.tsx';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';
import { WhatDeletionEnds } from './what-deletion-ends.tsx';

/** Deletes after a confirmation that names the person; nobody is offered to delete their own account. */
export const DeleteUserButton = forWriters(function DeleteUserButton() {
  const translate = useTranslate();
  const showFailure = useFailureNotice();
  const { identity } = useGetIdentity();
  const user = useRecordContext<User>();
  // The server refuses it: another administrator has to do that.
  if (!user || identity?.id === user.id) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const content = (
    <>
      <p>{translate('resources.users.message.delete_content', { name, email: user.email })}</p>
      <WhatDeletionEnds id={user.id} />
    </>
  );
  return (
    <DeleteButton
      confirmTitle="resources.users.message.delete_title"
      titleTranslateOptions={{ name }}
      confirmContent={content}
      successMessage="resources.users.notifications.deleted"
      mutationOptions={{ onError: (error: unknown) => showFailure('resources.users.failures.delete', error) }}
    />
  );
});
