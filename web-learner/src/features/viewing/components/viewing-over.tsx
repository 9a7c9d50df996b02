import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';

/** The end of a viewing: nothing of the learner's is on the screen or kept in the tab any more. */
export function ViewingOver() {
  const { t } = useTranslation('viewing');
  return (
    <div className="page">
      <section className="notice sheet" role="status">
        <PageHeading title={t('over.title')} />
        <p>{t('over.text')}</p>
        <div className="notice__actions">
          {/* A page of the console, which is another app. */}
          <a className="button" href="/admin/users">
            {t('over.console')}
          </a>
        </div>
      </section>
    </div>
  );
}
