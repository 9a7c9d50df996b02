import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LightbulbIcon } from '../../../../shared/ui/icons.tsx';
import type { HintLevel } from '../../api/exercises.ts';

interface NextHintButtonProps {
  next: HintLevel;
  isPending: boolean;
  onOpen: (level: HintLevel) => void;
}

/** Opens one more rung, which counts as help. */
export function NextHintButton({ next, isPending, onOpen }: NextHintButtonProps) {
  const { t } = useTranslation('lessons');
  return (
    <div className="hints__next">
      <Button
        size="small"
        icon={<LightbulbIcon size={16} />}
        disabled={isPending}
        onClick={() => onOpen(next)}
      >
        {t(`hint.open.${next}`)}
      </Button>
      <span>{t('hint.note')}</span>
    </div>
  );
}
