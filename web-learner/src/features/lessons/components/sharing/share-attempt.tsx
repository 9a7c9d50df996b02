import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { shareAttemptUrl } from '../../../../shared/links.ts';
import { shareAttempt } from '../../api/shared-attempts.ts';

/** Shares a checked attempt and opens a new post in the community with it. */
export function ShareAttempt({ attemptId, exerciseId }: { attemptId: string; exerciseId: string }) {
  const { t } = useTranslation('lessons');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const share = useMutation({
    mutationFn: () => shareAttempt(queries, attemptId),
    onSuccess: () => navigate(shareAttemptUrl(attemptId, exerciseId)),
  });
  return (
    <div className="exercise__actions">
      <Button size="small" disabled={share.isPending} onClick={() => share.mutate()}>
        {t('shared.share')}
      </Button>
      {share.isError && <span role="alert">{t('shared.shareFailed')}</span>}
    </div>
  );
}
