import { useMutation } from '@tanstack/react-query';
import { Button, type ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { openPortal } from '../api/subscription.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';

/** Leads to the payment provider's own page, where cards are changed and which leads back here. */
export function CardButton(look: Pick<ButtonProps, 'type'>) {
  const { t } = useTranslation('subscription');
  const { language } = useLanguage();
  const showFailure = useFailureToast();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => openPortal(language),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: showFailure,
  });
  const leaving = isPending || isSuccess;
  return (
    <Button {...look} disabled={leaving} onClick={() => mutate()}>
      {leaving ? t('card.opening') : t('card.action')}
    </Button>
  );
}
