import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { resumeSubscription } from '../api/subscription.ts';
import { usePlanChange } from '../hooks/use-plan-change.ts';

/** Takes a cancellation back. */
export function ResumeButton() {
  const { t } = useTranslation('subscription');
  const { mutate, isPending } = usePlanChange(resumeSubscription, () => t('resume.done'));
  return (
    <Button type="primary" disabled={isPending} onClick={() => mutate()}>
      {isPending ? t('working') : t('resume.action')}
    </Button>
  );
}
