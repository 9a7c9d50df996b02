import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../../shared/connection/lazy-part.ts';
import { useSession } from '../../shared/session/session-context.tsx';

const loadLanding = () => import('./landing.tsx');
const LandingRoute = lazyPart(loadLanding);
const DashboardRoute = lazyPart(() => import('./dashboard.tsx'));

let Landing: ComponentType = LandingRoute;

/**
 * Fetches the landing page where the page's HTML shows its hero, before the app draws anything: a lazy part is empty at
 * first, and the hero would be gone for a moment. A failure is left to the lazy part, which tries again.
 */
export async function landingInPlace(): Promise<void> {
  if (!document.documentElement.dataset.firstPaint) return;
  await loadLanding().then(
    ({ default: loaded }) => (Landing = loaded),
    () => undefined,
  );
}

/** `/` is the landing page for visitors and the dashboard for members. */
export function Component() {
  const { status } = useSession();
  return (
    <Suspense fallback={<div className="splash" />}>
      {status === 'signed-in' ? <DashboardRoute /> : <Landing />}
    </Suspense>
  );
}
