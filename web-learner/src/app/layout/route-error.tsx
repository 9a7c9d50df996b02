import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { NoticePage } from '../../shared/ui/notice.tsx';

/** A screen that broke, or whose files are gone because a newer version was deployed. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => {
    // eslint-disable-next-line no-console -- what broke is to be found in the log
    console.error(error);
  }, [error]);
  return (
    <NoticePage title={t('error.screen')} text={t('error.screenText')}>
      <button type="button" className="button button--small" onClick={() => window.location.reload()}>
        {t('error.reload')}
      </button>
    </NoticePage>
  );
}
