import type { User } from '@academy/contracts/http/auth/user.ts';
import Alert from '@mui/material/Alert';
import { useGetIdentity, useGetMany, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { useMayRead } from '../rights/use-may.ts';
import { useOthers } from './use-others.ts';

/** Says above a form who else has its record open. */
export function AlsoOpen() {
  const id = useRecordContext()?.id;
  const resource = useResourceContext();
  return id === undefined || !resource ? null : <Others resource={resource} recordId={String(id)} />;
}

function Others(props: { resource: string; recordId: string }) {
  const translate = useTranslate();
  const mayReadPeople = useMayRead('users');
  const { identity } = useGetIdentity();
  const userIds = [...new Set(useOthers(props).map(({ userId }) => userId))].toSorted();
  const colleagues = userIds.filter((id) => id !== identity?.id);
  const enabled = mayReadPeople && colleagues.length > 0;
  const { data: people = [] } = useGetMany<User>('users', { ids: colleagues }, { enabled });
  const names = people
    .filter((one) => one !== undefined)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const nameless = colleagues.length - names.length;
  const sentences = [
    ...names.map((name) => translate('academy.presence.named', { name })),
    ...(nameless > 0 ? [translate('academy.presence.others', { smart_count: nameless })] : []),
    ...(userIds.length > colleagues.length ? [translate('academy.presence.yourself')] : []),
  ];
  return (
    <div role="status" style={{ width: '100%' }}>
      {sentences.length > 0 ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {sentences.join(' ')}
        </Alert>
      ) : null}
    </div>
  );
}
