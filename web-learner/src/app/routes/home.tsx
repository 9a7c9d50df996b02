import { lazy, Suspense } from 'react';
import { useSession } from '../../shared/session/session-context.tsx';

const LandingRoute = lazy(() => import('./landing.tsx'));
const DashboardRoute = lazy(() => import('./dashboard.tsx'));

/** `/` is the landing page for visitors and the dashboard for members. */
export function Component() {
  const { status } = useSession();
  return (
    <Suspense fallback={<div className="splash" />}>
      {status === 'signed-in' ? <DashboardRoute /> : <LandingRoute />}
    </Suspense>
  );
}
