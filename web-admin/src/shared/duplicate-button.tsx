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
import type { AcademyDataProvider } from '../app/data-provider.ts';
import { useFailureNotice } from './use-failure-notice.tsx';

/** Makes a copy of the page's record and goes there. */
export function DuplicateButton() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const provider = useDataProvider<AcademyDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const showFailure = useFailureNotice();
  const [isPending, setPending] = useState(false);
  const copy = useRef<string>(crypto.randomUUID());
  if (!record) return null;
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
    <Button
      size="small"
      color="inherit"
      startIcon={<CopyIcon />}
      disabled={isPending}
      onClick={() => void duplicate(record.id)}
    >
      {translate('resources.outline.action.duplicate')}
    </Button>
  );
}
