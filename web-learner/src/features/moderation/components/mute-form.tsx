import { InputNumber } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { MUTE_DAYS } from '../api/cases.ts';
import { useMute } from '../hooks/use-mute.ts';
import { ReasonForm } from './reason-form.tsx';

/** For how many days the author may not write, and why. */
export function MuteForm({ userId, onDone }: { userId: string; onDone: () => void }) {
  const { t } = useTranslation('moderation');
  const id = useId();
  const [days, setDays] = useState(MUTE_DAYS.usual);
  const { mutate, isPending, error } = useMute(userId).mute;
  const send = (reason: string) =>
    mutate(
      { days, reason },
      {
        onSuccess() {
          toast({ title: t('muted') });
          onDone();
        },
      },
    );
  return (
    <ReasonForm
      label={t('reasonField')}
      hint={t('hint.mute')}
      send={t('send.mute')}
      isPending={isPending}
      error={error}
      onSend={send}
      onCancel={onDone}
    >
      <label htmlFor={id}>{t('days')}</label>
      <InputNumber
        id={id}
        min={MUTE_DAYS.min}
        max={MUTE_DAYS.max}
        precision={0}
        value={days}
        onChange={(value) => setDays(value ?? MUTE_DAYS.usual)}
      />
    </ReasonForm>
  );
}
