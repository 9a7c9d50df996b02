import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMember, useSession } from '../../../shared/session/session-context.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { cancelAddressChange, sendAddressChange } from '../api/account.ts';

/**
 * Whether the account's address is confirmed, and another one that waits to take its place. Of an address that is only
 * typed, nothing is known.
 */
export function AddressState({ isOtherTyped }: { isOtherTyped: boolean }) {
  const { t } = useTranslation('settings');
  const { emailConfirmed, pendingEmail } = useMember();
  return (
    <>
      {!isOtherTyped && <span>{t(emailConfirmed ? 'address.confirmed' : 'address.unconfirmed')}</span>}
      {pendingEmail !== null && <PendingAddress pendingEmail={pendingEmail} />}
    </>
  );
}

function PendingAddress({ pendingEmail }: { pendingEmail: string }) {
  const { t } = useTranslation('settings');
  const showFailure = useFailureToast(t('address.failed'));
  const { email: present } = useMember();
  const { setUser } = useSession();
  const onError = (error: unknown) => {
    showFailure(error);
  };
  const send = useMutation({
    mutationFn: sendAddressChange,
    onSuccess: () => toast({ title: t('address.sent', { email: pendingEmail }) }),
    onError,
  });
  const cancel = useMutation({
    mutationFn: cancelAddressChange,
    onSuccess(user) {
      setUser(user);
      toast({ title: t('address.cancelled', { email: user.email }) });
    },
    onError,
  });
  const isBusy = send.isPending || cancel.isPending;
  return (
    <div className="callout">
      <p>{t('address.pending', { email: pendingEmail, present })}</p>
      <div className="callout__actions">
        <button type="button" className="text-button" disabled={isBusy} onClick={() => send.mutate()}>
          {t('address.send')}
        </button>
        <button type="button" className="text-button" disabled={isBusy} onClick={() => cancel.mutate()}>
          {t('address.cancel')}
        </button>
      </div>
    </div>
  );
}
