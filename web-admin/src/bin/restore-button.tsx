import { ForWriters } from '../shared/rights/for-writers.tsx';
import RestoreIcon from '@mui/icons-material/ReplayOutlined';
import { useRecordContext, useTranslate, type Identifier, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { Button, Confirm } from 'react-admin';
import { useOwnText } from '../shared/use-own-text.ts';
import { useRestore } from '../shared/bin/use-restore.ts';

interface Binned extends RaRecord {
  titleEs: string;
  titleEn: string;
  isPublished: boolean;
}

interface RestoreButtonProps<Entry> {
  /** What lies in the bin under this entry. */
  recordOf: (entry: Entry) => { resource: string; id: Identifier };
}

/** Takes the row out of the bin; asks first where learners see it again at once. */
export const RestoreButton = <Entry extends Binned>(props: RestoreButtonProps<Entry>) => (
  <ForWriters>
    <Restore {...props} />
  </ForWriters>
);

function Restore<Entry extends Binned>({ recordOf }: RestoreButtonProps<Entry>) {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const entry = useRecordContext<Entry>();
  const { restore, isPending } = useRestore();
  const [isAsking, setAsking] = useState(false);
  if (!entry) return null;
  const { isPublished } = entry;
  const { resource, id } = recordOf(entry);
  const text = (key: string) => translate(`resources.bin.${key}`, { title: titleOf(entry) });
  return (
    <>
      <Button
        label={isPublished ? 'resources.bin.action.restoreLive' : 'resources.bin.action.restore'}
        disabled={isPending}
        onClick={() => (isPublished ? setAsking(true) : void restore(resource, id))}
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
          void restore(resource, id);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
