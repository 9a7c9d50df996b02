import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router-dom';
import { lazyPart } from '../../shared/connection/lazy-part.ts';
import { useSession } from '../../shared/session/session-context.tsx';
import { AnalyticsReporter } from '../analytics/analytics-reporter.tsx';
import { useUpgradeReport } from '../analytics/use-upgrade-report.ts';
import { AuthDialogs } from '../auth-dialogs.tsx';
import { ConsentGate } from '../consent-gate.tsx';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { TutorButton } from '../tutor/tutor-button.tsx';
import { UpgradeFlow } from '../../features/plans/components/upgrade-flow.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { Footer } from './footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { isViewing } from '../../shared/viewing/is-viewing.ts';
import './layout.css';

const LiveUpdates = lazyPart(async () => ({
  default: (await import('../../features/live/components/live-updates.tsx')).LiveUpdates,
}));
const ViewingFrame = lazyPart(async () => ({ default: (await import('./viewing-frame.tsx')).ViewingFrame }));
const MemberLayout = lazyPart(async () => ({ default: (await import('./member-layout.tsx')).MemberLayout }));

/** Every page that is loaded anew begins as `default`: by its path it is not scrolled to where another one was left. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** What every screen stands in: a header for visitors, bar and sidebar for members, footer, dialogs. */
export function RootLayout() {
  const { t } = useTranslation();
  const { status } = useSession();
  const { state } = useNavigation();
  const reportUpgrade = useUpgradeReport();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-navigating', state !== 'idle');
  }, [state]);

  return (
    <AuthDialogs>
      <UpgradeFlow onAttempt={reportUpgrade}>
        <a className="skip-link" href="#main">
          {t('skipToContent')}
        </a>
        <div id="skips" />
        <ConnectionBar />
        {isViewing && (
          <Suspense>
            <ViewingFrame />
          </Suspense>
        )}
        <div className="progress-line" aria-hidden="true" />
        {status === 'loading' && <div className="splash" role="status" aria-label={t('loading')} />}
        {status === 'signed-out' && !isViewing && (
          <>
            <PublicHeader />
            <main id="main" tabIndex={-1}>
              <Outlet />
            </main>
            <Footer />
          </>
        )}
        {status === 'signed-in' && (
          <Suspense fallback={<div className="splash" role="status" aria-label={t('loading')} />}>
            <MemberLayout>
              <main id="main" tabIndex={-1}>
                <Outlet />
              </main>
              <Footer />
            </MemberLayout>
          </Suspense>
        )}
        <ScrollRestoration getKey={scrollKey} />
        {!isViewing && (
          <>
            <TutorButton />
            <ConsentGate />
            <Suspense>
              <LiveUpdates />
            </Suspense>
            <AnalyticsReporter />
          </>
        )}
        <Shortcuts />
      </UpgradeFlow>
    </AuthDialogs>
  );
}
