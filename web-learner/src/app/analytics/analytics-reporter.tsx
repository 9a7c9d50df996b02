import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsent } from '../../shared/consent/consent-store.ts';
import { useSite } from '../../shared/site/site.ts';
import { loadAnalytics, reportConsent, reportPage } from './analytics.ts';

/** Reports page changes and the state of consent, where a service is configured and the person allows it. */
export function AnalyticsReporter() {
  const { analyticsScript } = useSite();
  const granted = useConsent().preferences?.analytics ?? false;
  const { pathname } = useLocation();

  useEffect(() => {
    if (granted && analyticsScript) loadAnalytics(analyticsScript);
    reportConsent(granted);
  }, [granted, analyticsScript]);

  useEffect(() => {
    if (granted && analyticsScript) reportPage(pathname);
  }, [granted, analyticsScript, pathname]);

  return null;
}
