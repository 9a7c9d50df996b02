import type { User } from '@academy/contracts/http/auth/user.ts';
import { useGetIdentity, useRecordContext, useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { AskingSaveButton } from '../shared/asking-save-button.tsx';
import { rightsQuestion } from './rights-question.ts';

/** Saves the account, after a question where that makes an administrator or ends one's own rights. */
export function SaveUserButton() {
  const user = useRecordContext<User>();
  const { identity } = useGetIdentity();
  const { getValues } = useFormContext<User>();
  const translate = useTranslate();
  const ask = () => {
    const asked = rightsQuestion(user ?? {}, { role: getValues('role') }, identity?.id === user?.id);
    if (asked === null) return null;
    const text = (key: string) => translate(`resources.users.message.${asked}.${key}`);
    return { title: text('title'), content: text('content'), confirm: text('confirm') };
  };
  return <AskingSaveButton ask={ask} />;
}
