import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import type { Exercise } from '../../api/lessons.ts';

interface LeftOverProps {
  exercises: readonly Exercise[];
  /** Of those that are not passed, from 0. */
  places: readonly number[];
  onGo: (index: number) => void;
}

/** What is left before the lesson is complete, beside the button that will complete it, each with the way there. */
export function LeftOver({ exercises, places, onGo }: LeftOverProps) {
  const { t } = useTranslation('lessons');
  const { pick } = useLanguage();
  return (
    <div className="left-over">
      <Button size="small" disabled aria-describedby="left-over">
        {t('complete')}
      </Button>
      <div id="left-over">
        <p>{t('remaining', { count: places.length })}</p>
        <ul>
          {places.map((place) => (
            <li key={place}>
              <button type="button" className="text-button" onClick={() => onGo(place)}>
                {place + 1}. {exercises[place] && pick(exercises[place], 'title')}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
