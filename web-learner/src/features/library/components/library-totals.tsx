import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { DocumentSummary } from '../api/documents.ts';

export function LibraryTotals({ documents }: { documents: readonly DocumentSummary[] }) {
  const { t } = useTranslation('library');
  const { language } = useLanguage();
  const totals = {
    documents: documents.length,
    free: documents.filter(({ isPremium }) => !isPremium).length,
    categories: new Set(documents.map(({ category }) => category)).size,
  };
  return (
    <section className="library-totals" aria-label={t('totals.label')}>
      {(['documents', 'free', 'categories'] as const).map((name) => (
        <p key={name}>
          <b>{formatNumber(totals[name], language)}</b>
          {t(`totals.${name}`)}
        </p>
      ))}
    </section>
  );
}
