import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { BackIcon, NextIcon } from '../../../shared/ui/icons.tsx';
import type { Exercise } from '../api/lessons.ts';

interface ExerciseFooterProps {
  exercises: readonly Exercise[];
  current: number;
  onGo: (index: number) => void;
  onComplete: () => void;
}

/** To the exercise before and after; on the last one, the end of the lesson. */
export function ExerciseFooter({ exercises, current, onGo, onComplete }: ExerciseFooterProps) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const open = exercises.flatMap(({ passed }, index) => (passed ? [] : [String(index + 1)]));
  const isLast = current === exercises.length - 1;
  const list = new Intl.ListFormat(language).format(open);
  return (
    <footer className="exercise__footer">
      <div>
        <Button
          size="small"
          disabled={current === 0}
          icon={<BackIcon size={16} />}
          onClick={() => onGo(current - 1)}
        >
          {t('previous')}
        </Button>
        {isLast ? (
          <Button type="primary" size="small" disabled={open.length > 0} onClick={onComplete}>
            {t('complete')}
          </Button>
        ) : (
          <Button
            size="small"
            icon={<NextIcon size={16} />}
            iconPlacement="end"
            onClick={() => onGo(current + 1)}
          >
            {t('next')}
          </Button>
        )}
      </div>
      {isLast && open.length > 0 && <p>{t('remaining', { count: open.length, list })}</p>}
    </footer>
  );
}
