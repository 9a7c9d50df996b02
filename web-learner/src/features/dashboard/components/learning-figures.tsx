import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { learningTotals, type ProgressByCourse } from '../model/learning.ts';

const figures = ['enrolled', 'completed', 'exercises'] as const;

/** What the learner has done so far; undefined while loading. */
export function LearningFigures({ progress }: { progress: ProgressByCourse | undefined }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const totals = progress && learningTotals(progress);
  return (
    <section aria-label={t('figures')}>
      <dl className="totals">
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(figure, { count: totals?.[figure] ?? 0 })}</dt>
            <dd>{totals ? formatNumber(totals[figure], language) : '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
