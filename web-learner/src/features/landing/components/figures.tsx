import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';

type Figure = 'courses' | 'documents' | 'exercises';

/** True figures of the academy. One that is not known yet keeps its place, so that nothing jumps. */
export function Figures(figures: Record<Figure, number | undefined>) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  return (
    <section className="figures" aria-label={t('stats.label')}>
      {(['courses', 'documents', 'exercises'] as const).map((name) => (
        <p key={name}>
          <b>{figures[name] === undefined ? '\u00a0' : formatNumber(figures[name], language)}</b>
          <span>{t(`stats.${name}`)}</span>
        </p>
      ))}
    </section>
  );
}
