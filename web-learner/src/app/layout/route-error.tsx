import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { connection } from '../../shared/connection/connection.ts';
import { useIsOffline } from '../../shared/connection/use-connection.ts';
import { NoticePage } from '../../shared/ui/notice.tsx';
import { isNewerDeployed } from './newer-version.ts';

/** The browser's own page would take the place of this one if it were loaded again without a connection. */
async function reload(): Promise<void> {
  await connection.check();
  if (!connection.isDown()) window.location.reload();
}

/** A screen that broke or is out of reach; one whose files are gone because a newer version was deployed is loaded anew. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const isOffline = useIsOffline();
  useEffect(() => {
    // eslint-disable-next-line no-console -- what broke is to be found in the log
    console.error(error);
    void connection.check();
    void isNewerDeployed().then((isNewer) => isNewer && window.location.reload());
  }, [error]);
  return (
    <NoticePage
      title={t(isOffline ? 'error.screenOfflineTitle' : 'error.screen')}
      text={t(isOffline ? 'error.screenOffline' : 'error.screenText')}
    >
      <button type="button" className="button button--small" onClick={() => void reload()}>
        {t(isOffline ? 'error.retry' : 'error.reload')}
      </button>
    </NoticePage>
  );
}
