import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMember } from '../../../shared/session/session-context.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { sendConfirmation } from '../api/mail-links.ts';
import './mail-links.css';

/** A quiet line for members whose address is not confirmed; nothing for the others. */
export function ConfirmReminder() {
  const { t } = useTranslation('mail-links');
  const shared = useTranslation().t;
  const { email, emailConfirmed } = useMember();
  const { mutate, isPending } = useMutation({
    mutationFn: sendConfirmation,
    onSuccess: () => toast({ title: t('reminder.sent'), description: t('reminder.sentText', { email }) }),
    onError(error) {
      const description = error instanceof ApiError ? error.detail : t('reminder.failed');
      toast({ title: shared('errorTitle'), description, tone: 'destructive' });
    },
  });
  if (emailConfirmed) return null;
  return (
    <p className="callout confirm-reminder">
      {t('reminder.text', { email })}{' '}
      <button type="button" className="text-button" disabled={isPending} onClick={() => mutate()}>
        {t('reminder.send')}
      </button>
    </p>
  );
}
