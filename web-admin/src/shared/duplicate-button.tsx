import { forWriters } from './rights/for-writers.tsx';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import {
  useDataProvider,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'ra-core';
import { useRef, useState } from 'react';
import { Confirm } from 'react-admin';
import type { AcademyDataProvider } from '../app/data-provider.ts';
import { useFailureNotice } from './use-failure-notice.tsx';
import { useOwnText } from './use-own-text.ts';

type Content = RaRecord & { titleEs: string; titleEn: string; status: string };

/** Makes a copy of the page's record and goes there; asks first where learners get the copy at once. */
export const DuplicateButton = forWriters(function DuplicateButton() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { titleOf } = useOwnText();
  const record = useRecordContext<Content>();
  const [isAsking, setAsking] = useState(false);
  const provider = useDataProvider<AcademyDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const showFailure = useFailureNotice();
  const [isPending, setPending] = useState(false);
  const copy = useRef<string>(crypto.randomUUID());
  if (!record) return null;
  // The copies of courses and lessons are drafts.
  const isLive = resource === 'exercises' && record.status === 'published';
  const text = (key: string) => translate(`resources.outline.${key}`, { title: titleOf(record) });
  async function duplicate(id: RaRecord['id']) {
    setPending(true);
    try {
      const body = { id: copy.current };
      const made = await provider.act<RaRecord>(resource, { id, action: 'duplicate', body });
      copy.current = crypto.randomUUID();
      notify(`resources.outline.done.duplicate.${resource}`, { type: 'success' });
      redirect('edit', resource, made.id);
    } catch (error) {
      showFailure('resources.outline.failures.duplicate', error);
    } finally {
      setPending(false);
    }
  }
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<CopyIcon />}
        disabled={isPending}
        onClick={() => (isLive ? setAsking(true) : void duplicate(record.id))}
      >
        {text(isLive ? 'action.duplicateLive' : 'action.duplicate')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={text('duplicateLive.title')}
        content={text('duplicateLive.content')}
        translateOptions={{}}
        confirm={text('action.duplicate')}
        confirmColor="warning"
        onConfirm={() => {
          setAsking(false);
          void duplicate(record.id);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
});
