import { useTranslation } from 'react-i18next';
import { ReasonForm } from './reason-form.tsx';

interface DecisionFormProps {
  /** `restore` and `confirm` are about an appeal. */
  action: 'remove' | 'warn' | 'restore' | 'confirm';
  /** Kept, with its text, while the decision is on its way: it may fail. */
  isHidden: boolean;
  onDecide: (reason: string) => void;
  onCancel: () => void;
}

/** Why something is removed or its author warned, or what an appeal comes to. */
export function DecisionForm({ action, isHidden, onDecide, onCancel }: DecisionFormProps) {
  const { t } = useTranslation('moderation');
  return (
    <div hidden={isHidden}>
      <ReasonForm
        label={t('reasonField')}
        hint={t(`hint.${action}`)}
        send={t(`send.${action}`)}
        isDangerous={action === 'remove' || action === 'confirm'}
        onSend={onDecide}
        onCancel={onCancel}
      />
    </div>
  );
}
