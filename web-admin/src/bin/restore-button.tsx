import type { BinEntry } from '@academy/contracts/http/catalog/staff-bin.ts';
import RestoreIcon from '@mui/icons-material/ReplayOutlined';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Button, Confirm } from 'react-admin';
import { useOwnText } from '../shared/use-own-text.ts';
import { useRestore } from '../shared/bin/use-restore.ts';

/** Takes the row out of the bin; asks first where learners see it again at once. */
export function RestoreButton() {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const entry = useRecordContext<BinEntry>();
  const { restore, isPending } = useRestore();
  const [isAsking, setAsking] = useState(false);
  if (!entry) return null;
  const { resource, recordId, isPublished } = entry;
  const text = (key: string) => translate(`resources.bin.${key}`, { title: titleOf(entry) });
  return (
    <>
      <Button
        label={isPublished ? 'resources.bin.action.restoreLive' : 'resources.bin.action.restore'}
        disabled={isPending}
        onClick={() => (isPublished ? setAsking(true) : void restore(resource, recordId))}
      >
        <RestoreIcon />
      </Button>
      <Confirm
        isOpen={isAsking}
        title={text('ask.title')}
        content={text(`ask.${resource}`)}
        translateOptions={{}}
        confirm={text('action.restore')}
        onConfirm={() => {
          setAsking(false);
          void restore(resource, recordId);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
