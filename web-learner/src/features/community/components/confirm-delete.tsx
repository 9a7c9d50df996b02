import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ConfirmDeleteProps {
  question: string;
  isPending: boolean;
  onConfirm: () => void;
}

/** A delete button that asks once. */
export function ConfirmDelete({ question, isPending, onConfirm }: ConfirmDeleteProps) {
  const { t } = useTranslation('community');
  const shared = useTranslation().t;
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button size="small" type="text" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
    );
  }
  return (
    <div className="confirm" role="group" aria-label={question}>
      <span>{question}</span>
      <Button size="small" danger disabled={isPending} onClick={onConfirm}>
        {t('delete')}
      </Button>
      <Button size="small" autoFocus onClick={() => setAsking(false)}>
        {shared('cancel')}
      </Button>
    </div>
  );
}
