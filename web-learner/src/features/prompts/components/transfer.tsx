import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@academy/web-kit/files/save-file.ts';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { exportPrompts, importPrompts, promptsChanged } from '../api/prompts.ts';
import { exportFiles, readImportFile, type ImportFault } from '../model/prompt-files.ts';

const nameOf = (exportedAt: string, part: number, parts: number): string =>
  `promptario-prompts-${exportedAt.slice(0, 10)}${parts > 1 ? `-${part + 1}` : ''}.json`;

/** All prompts as a file, and back. */
export function Transfer({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation('prompts');
  const queries = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  /** The same file chosen again after a lost answer is the same import. */
  const sent = useRef<{ text: string; id: string }>(undefined);
  const [fault, setFault] = useState<ImportFault | null>(null);

  const taking = useMutation({
    mutationFn: (prompts: readonly unknown[]) => importPrompts(sent.current!.id, prompts),
    async onSuccess({ added }) {
      sent.current = undefined;
      toast({ title: t('transfer.imported', { count: added }) });
      await promptsChanged(queries);
    },
  });
  const giving = useMutation({
    mutationFn: exportPrompts,
    onSuccess(whole) {
      const files = exportFiles(whole);
      for (const [at, text] of files.entries())
        saveFile(new Blob([text], { type: 'application/json' }), nameOf(whole.exportedAt, at, files.length));
    },
  });

  async function take(chosen: File | undefined) {
    taking.reset();
    setFault(null);
    if (!chosen) return;
    const text = await chosen.text();
    const entries = readImportFile(text);
    if (typeof entries === 'string') setFault(entries);
    else {
      if (sent.current?.text !== text) sent.current = { text, id: crypto.randomUUID() };
      taking.mutate(entries);
    }
  }

  return (
    <div className="prompt-transfer">
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('transfer.file')}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file can be chosen again once it is put right.
          target.value = '';
        }}
      />
      <Button disabled={taking.isPending} onClick={() => file.current?.click()}>
        {taking.isPending ? t('transfer.importing') : t('transfer.import')}
      </Button>
      <Button disabled={isEmpty || giving.isPending} onClick={() => giving.mutate()}>
        {t('transfer.export')}
      </Button>
      {fault && (
        <p className="failure-note" role="alert">
          {t(`transfer.${fault}`)}
        </p>
      )}
      <FailureNote error={taking.error ?? giving.error} />
    </div>
  );
}
