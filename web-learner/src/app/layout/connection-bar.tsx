import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router-dom';
import { connection } from '../../shared/connection/connection.ts';
import { useIsOffline } from '../../shared/connection/use-connection.ts';
import { keepsDrafts } from './keeps-drafts.ts';
import './connection-bar.css';

/** Says on every screen that there is no connection. Once it is back, what could not be loaded is loaded again. */
export function ConnectionBar() {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';

  useEffect(() => {
    const check = () => void connection.check();
    const events = ['online', 'offline'] as const;
    for (const event of events) addEventListener(event, check);
    return () => events.forEach((event) => removeEventListener(event, check));
  }, []);
  // The files of a screen are fetched by the browser itself.
  useEffect(() => (isNavigating ? connection.expect() : undefined), [isNavigating]);
  useEffect(() => {
    if (isOffline) return;
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  }, [isOffline, queries]);

  return (
    <div className="connection-bar" aria-live="polite">
      {isOffline && <p>{t(keepsDrafts(pathname) ? 'offlineKept' : 'offline')}</p>}
    </div>
  );
}
