import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NextIcon } from '../../../../shared/ui/icons.tsx';
import type { Exercise } from '../../api/lessons.ts';
import { nextOpenExercise } from '../../model/exercise-progress.ts';

interface OnwardProps {
  exercises: readonly Exercise[];
  current: number;
  onGo: (index: number) => void;
  /** What ends the lesson. */
  ending: ReactNode;
}

/** The way on from a passed exercise: to the next one that is open, and once all are passed, the lesson's end. */
export function Onward({ exercises, current, onGo, ending }: OnwardProps) {
  const { t } = useTranslation('lessons');
  const next = nextOpenExercise(exercises, current);
  if (next === null) return ending;
  return (
    <Button
      type="primary"
      size="small"
      icon={<NextIcon size={16} />}
      iconPlacement="end"
      onClick={() => onGo(next)}
    >
      {t('nextExercise')}
    </Button>
  );
}
