import type { User } from '@academy/contracts/http/auth.ts';
import { useGetIdentity, useRecordContext, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { Confirm } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { SaveButton } from '../shared/save-button.tsx';
import { rightsQuestion, type RightsQuestion } from './rights-question.ts';

/** Saves the account, after a question where that makes an administrator or ends one's own rights. */
export function SaveUserButton() {
  const user = useRecordContext<User>();
  const { identity } = useGetIdentity();
  const { getValues } = useFormContext();
  const translate = useTranslate();
  const place = useRef<HTMLSpanElement>(null);
  const isConfirmed = useRef(false);
  const [question, setQuestion] = useState<RightsQuestion | null>(null);

  const ask = (event: { preventDefault: () => void }) => {
    const asked = rightsQuestion(user ?? {}, { isAdmin: getValues('isAdmin') }, identity?.id === user?.id);
    if (asked === null || isConfirmed.current) return;
    event.preventDefault();
    setQuestion(asked);
  };
  const save = () => {
    setQuestion(null);
    isConfirmed.current = true;
    place.current?.closest('form')?.requestSubmit();
    isConfirmed.current = false;
  };
  const text = (key: string) => translate(`resources.users.message.${question ?? 'promote'}.${key}`);
  return (
    <span ref={place}>
      <SaveButton onClick={ask} />
      <Confirm
        isOpen={question !== null}
        title={text('title')}
        content={text('content')}
        translateOptions={{}}
        confirm={text('confirm')}
        confirmColor="warning"
        onConfirm={save}
        onClose={() => setQuestion(null)}
      />
    </span>
  );
}
