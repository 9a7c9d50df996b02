import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext, useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fieldsApart } from './fields-apart.ts';
import { FieldsApartList } from './fields-apart-list.tsx';
import { LastChange } from './last-change.tsx';
import { useRefusedUpdate } from './use-refused-update.ts';

/** After a save that came too late: what somebody else wrote, while the form keeps what was typed. */
export function ConflictNotice() {
  const refusedAt = useRefusedUpdate();
  const read = useRecordContext();
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider();
  const { data: theirs } = useQuery<RaRecord>({
    queryKey: ['conflict', resource, read?.id, refusedAt],
    queryFn: async () => (await provider.getOne(resource, { id: read?.id ?? '' })).data,
    enabled: refusedAt !== null && read !== undefined,
    staleTime: Infinity,
  });
  if (refusedAt === null || !read || !theirs) return null;
  return <Notice key={refusedAt} read={read} theirs={theirs} resource={resource} />;
}

/** When theirs was saved; where the record does not say so, it was after this form was read. */
const savedSince = ({ updatedAt }: RaRecord, readAt: number): string =>
  typeof updatedAt === 'string' ? updatedAt : new Date(readAt).toISOString();

interface NoticeProps {
  read: RaRecord;
  theirs: RaRecord;
  resource: string;
}

function Notice({ read, theirs, resource }: NoticeProps) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const { getValues, setValue } = useFormContext();
  const readAt = queries.getQueryState([resource, 'getOne', { id: String(read.id) }])?.dataUpdatedAt ?? 0;
  const [isAsking, setAsking] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const text = (key: string) => translate(`academy.conflict.${key}`);
  // Refused for another reason than somebody else's change: the server's sentence says it all.
  if (isSettled || theirs.version === getValues('version')) return null;
  /** The next save says that it knows their version; only what was changed here is sent. */
  const keepMine = () => {
    setValue('version', theirs.version);
    setSettled(true);
  };
  const takeTheirs = () => {
    setSettled(true);
    void queries.invalidateQueries({ queryKey: [resource, 'getOne'] });
  };
  return (
    <Alert severity="warning" role="alert" sx={{ mt: 3, width: '100%', '& .MuiAlert-message': { flex: 1 } }}>
      <AlertTitle sx={{ fontWeight: 700 }}>{text('title')}</AlertTitle>
      <LastChange resource={resource} id={String(read.id)} since={savedSince(theirs, readAt)} />
      <FieldsApartList resource={resource} fields={fieldsApart(read, theirs)} />
      <p>{text('help')}</p>
      <Button variant="outlined" color="inherit" onClick={keepMine} sx={{ mr: 1, mb: 1 }}>
        {text('keepMine')}
      </Button>
      <Button color="inherit" onClick={() => setAsking(true)} sx={{ mb: 1 }}>
        {text('takeTheirs')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={text('takeTheirs')}
        content={text('lost')}
        confirm={text('takeTheirs')}
        confirmColor="warning"
        onConfirm={takeTheirs}
        onClose={() => setAsking(false)}
      />
    </Alert>
  );
}
