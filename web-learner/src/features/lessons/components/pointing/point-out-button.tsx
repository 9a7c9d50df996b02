import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PointingTarget } from '../../hooks/use-pointing.ts';

interface PointOutButtonProps {
  criterion: PointingTarget;
  onPress: (criterion: PointingTarget) => void;
}

export const pointOutButtonId = (key: string) => `point-out-${key}`;

/** "Here it is": begins to point to the words that fulfil a criterion. */
export function PointOutButton({ criterion, onPress }: PointOutButtonProps) {
  const { t } = useTranslation('lessons');
  return (
    <Button
      id={pointOutButtonId(criterion.key)}
      size="small"
      aria-label={t('pointing.beginFor', { label: criterion.label })}
      onClick={() => onPress(criterion)}
    >
      {t('pointing.begin')}
    </Button>
  );
}
