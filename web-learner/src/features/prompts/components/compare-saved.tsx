import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import { promptQuery } from '../api/prompts.ts';

/** Brings a saved prompt to the playground. */
export function CompareSaved({ id }: { id: string }) {
  const { t } = useTranslation('prompts');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const bring = useMutation({
    mutationFn: () => queries.fetchQuery(promptQuery(id)),
    onSuccess: ({ text }) => navigate('/playground', { state: { prompt: text } }),
  });
  return (
    <>
      <Button size="small" disabled={bring.isPending} onClick={() => bring.mutate()}>
        {t('compare')}
      </Button>
      <FailureNote error={bring.error} />
    </>
  );
}
