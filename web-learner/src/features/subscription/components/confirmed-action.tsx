import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../api/subscription.ts';
import { usePlanChange } from '../hooks/use-plan-change.ts';

interface ConfirmedActionProps {
  /** Under which the locale has `action`, `title`, `text`, `confirm` and `back`. */
  words: 'cancel' | 'toYear' | 'toMonth' | 'withdraw';
  values: Record<string, string>;
  change: () => Promise<Subscription>;
  /** What to say once it is done. */
  done: (after: Subscription) => string;
}

/** A button that asks once, saying what will come of it, before it does anything. */
export function ConfirmedAction({ words, values, change, done }: ConfirmedActionProps) {
  const { t } = useTranslation('subscription');
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = usePlanChange(change, done);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(`${words}.action`)}</Button>
      <Modal
        open={open}
        onCancel={close}
        width={480}
        title={t(`${words}.title`)}
        okText={isPending ? t('working') : t(`${words}.confirm`)}
        cancelText={t(`${words}.back`)}
        okButtonProps={{ disabled: isPending }}
        onOk={() => mutate(undefined, { onSettled: close })}
      >
        <p className="my-plan__question">{t(`${words}.text`, values)}</p>
      </Modal>
    </>
  );
}
