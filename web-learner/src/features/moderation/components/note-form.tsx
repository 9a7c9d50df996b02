import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { addNote, putCase } from '../api/cases.ts';
import { ReasonForm } from './reason-form.tsx';

/** A note for other moderators. */
export function NoteForm({ caseId, onDone }: { caseId: string; onDone: () => void }) {
  const { t } = useTranslation('moderation');
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (text: string) => addNote(caseId, text),
    onSuccess(answer) {
      putCase(queries, answer);
      toast({ title: t('noted') });
      onDone();
    },
  });
  return (
    <ReasonForm
      label={t('note')}
      hint={t('hint.note')}
      send={t('send.note')}
      isPending={isPending}
      error={error}
      onSend={mutate}
      onCancel={onDone}
    />
  );
}
