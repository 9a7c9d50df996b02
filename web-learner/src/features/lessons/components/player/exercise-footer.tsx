import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackIcon, NextIcon } from '../../../../shared/ui/icons.tsx';

interface ExerciseFooterProps {
  current: number;
  count: number;
  onGo: (index: number) => void;
  /** What ends the lesson, on its last exercise. */
  ending: ReactNode;
  /** Whether the way on stands somewhere else already. */
  leadsOn: boolean;
}

/** To the exercise before and after; on the last one, the end of the lesson. */
export function ExerciseFooter({ current, count, onGo, ending, leadsOn }: ExerciseFooterProps) {
  const { t } = useTranslation('lessons');
  return (
    <footer className="exercise__footer">
      <Button
        size="small"
        disabled={current === 0}
        icon={<BackIcon size={16} />}
        onClick={() => onGo(current - 1)}
      >
        {t('previous')}
      </Button>
      {!leadsOn && current === count - 1 && ending}
      {!leadsOn && current < count - 1 && (
        <Button
          size="small"
          icon={<NextIcon size={16} />}
          iconPlacement="end"
          onClick={() => onGo(current + 1)}
        >
          {t('next')}
        </Button>
      )}
    </footer>
  );
}
