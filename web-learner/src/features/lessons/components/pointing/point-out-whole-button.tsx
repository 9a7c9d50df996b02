import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface PointOutWholeButtonProps {
  /** Unless the text is as it was checked: another one is checked first. */
  isDisabled: boolean;
  onPress: () => void;
}

/** "It's all there": says in one press that the prompt does all that the exercise asks, for staff to look at. */
export function PointOutWholeButton({ isDisabled, onPress }: PointOutWholeButtonProps) {
  const { t } = useTranslation('lessons');
  return (
    <>
      <Button size="small" disabled={isDisabled} onClick={onPress}>
        {t('pointing.whole')}
      </Button>
      <p className="verdict__figures">{t('pointing.wholeNote')}</p>
    </>
  );
}
