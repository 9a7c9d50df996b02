import { forWriters } from '../rights/for-writers.tsx';
import Button from '@mui/material/Button';
import { formatList } from '@academy/web-kit/format/lists.ts';
import { useDataProvider, useNotify, useRefresh, useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import type { AcademyDataProvider } from '../../app/data-provider.ts';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { RefusalList } from '../refusal-list.tsx';
import { isConflict, useFailureNotice } from '../use-failure-notice.tsx';
import type { Versioned } from './use-versions.ts';

interface RestoreVersionProps {
  present: Versioned;
  /** The call below the record that saves it. */
  action: string;
  /** What the button says, and what is asked. */
  words: { restore: string; ask: string };
  /** What the fields that it replaces are called. */
  fields: readonly string[];
}

/** Saves what a version or the record's file says, once it is said what that replaces. */
export const RestoreVersion = forWriters(function RestoreVersion({
  present,
  action,
  words,
  fields,
}: RestoreVersionProps) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider<AcademyDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useFailureNotice();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const text = (key: string, values: object = {}) => translate(`resources.versions.${key}`, values);
  const asked = present.status === 'published' ? 'ask.live' : 'ask.content';

  async function restore() {
    setAsking(false);
    setPending(true);
    setRefusal(null);
    try {
      const { id, version } = present;
      await provider.act(resource, { id, action, body: {}, version });
      notify('resources.versions.done', { type: 'success' });
      refresh();
    } catch (error) {
      setRefusal(error);
      showFailure('resources.versions.failures.restore', error);
      if (isConflict(error)) refresh();
    } finally {
      setPending(false);
    }
  }
  return (
    <div>
      <Button variant="outlined" disabled={isPending} onClick={() => setAsking(true)}>
        {words.restore}
      </Button>
      <RefusalList title="resources.versions.failures.restore" error={refusal} />
      <Confirm
        isOpen={isAsking}
        title={words.ask}
        content={text(asked, { fields: formatList(fields, language) })}
        translateOptions={{}}
        confirm={words.restore}
        confirmColor="warning"
        onConfirm={() => void restore()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
});
