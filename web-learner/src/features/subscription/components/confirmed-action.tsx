import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../api/subscription.ts';
import { usePlanChange } from '../hooks/use-plan-change.ts';

interface ConfirmedActionProps {
  /** Under which the locale has `action`, `title`, `text`, `confirm` and `back`. */
  words: 'cancel' | 'cancelNow' | 'withdraw';
  values: Record<string, string>;
  /** Among words rather than among buttons. */
  isInText?: boolean;
  change: () => Promise<Subscription>;
  /** What to say once it is done. */
  done: (after: Subscription) => string;
}

/** A button that asks once, saying what will come of it, before it does anything. */
export function ConfirmedAction({ words, values, isInText = false, change, done }: ConfirmedActionProps) {
  const { t } = useTranslation('subscription');
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = usePlanChange(change, done);
  const close = () => setOpen(false);
  return (
    <>
      {isInText ? (
        <button type="button" className="text-button" onClick={() => setOpen(true)}>
          {t(`${words}.action`)}
        </button>
      ) : (
        <Button onClick={() => setOpen(true)}>{t(`${words}.action`)}</Button>
      )}
      <Modal open={open} onCancel={close} width={480} title={t(`${words}.title`)} footer={null}>
        <p className="my-plan__question">{t(`${words}.text`, values)}</p>
        <div className="my-plan__answers">
          <Button onClick={close}>{t(`${words}.back`)}</Button>
          <Button type="primary" disabled={isPending} onClick={() => mutate(undefined, { onSettled: close })}>
            {isPending ? t('working') : t(`${words}.confirm`)}
          </Button>
        </div>
      </Modal>
    </>
  );
}
