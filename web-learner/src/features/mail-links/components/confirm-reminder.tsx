import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMember } from '../../../shared/session/session-context.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { sendConfirmation } from '../api/mail-links.ts';
import './mail-links.css';

/** A quiet line for members whose address is not confirmed. */
export function ConfirmReminder() {
  const { t } = useTranslation('mail-links');
  const showFailure = useFailureToast(t('reminder.failed'));
  const { email } = useMember();
  const { mutate, isPending } = useMutation({
    mutationFn: sendConfirmation,
    onSuccess: () => toast({ title: t('reminder.sent'), description: t('reminder.sentText', { email }) }),
    onError(error) {
      showFailure(error);
    },
  });
  return (
    <p className="callout confirm-reminder">
      {t('reminder.text', { email })}{' '}
      <button type="button" className="text-button" disabled={isPending} onClick={() => mutate()}>
        {t('reminder.send')}
      </button>
    </p>
  );
}
