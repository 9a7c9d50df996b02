import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../shared/connection/lazy-part.ts';
import { useConsent } from '../shared/consent/consent-store.ts';

const ConsentDialog = lazyPart(async () => ({
  default: (await import('../features/consent/components/consent-dialog.tsx')).ConsentDialog,
}));

/** The policies that the dialog links to must be readable before choosing. */
const readableFirst = new Set(['/privacy-policy', '/cookie-policy', '/legal-notice']);

export function ConsentGate() {
  const { preferences, reopened } = useConsent();
  const { pathname } = useLocation();
  const isDue = reopened || (preferences === null && !readableFirst.has(pathname.replace(/\/$/, '')));
  return <Suspense>{isDue && <ConsentDialog />}</Suspense>;
}
