import { Suspense } from 'react';
import { lazyPart } from '../../shared/connection/lazy-part.ts';
import { useSession } from '../../shared/session/session-context.tsx';
import { loadFeatureTexts } from '../i18n.ts';

const ViewingBar = lazyPart(async () => {
  const [{ ViewingBar: bar }] = await Promise.all([
    import('../../features/viewing/components/viewing-bar.tsx'),
    loadFeatureTexts('viewing'),
  ]);
  return { default: bar };
});

const ViewingOver = lazyPart(async () => {
  const [{ ViewingOver: over }] = await Promise.all([
    import('../../features/viewing/components/viewing-over.tsx'),
    loadFeatureTexts('viewing'),
  ]);
  return { default: over };
});

/** In a tab where an administrator views the academy as a learner: whose view it is, or that it is over. */
export function ViewingFrame() {
  const { status } = useSession();
  return (
    <Suspense>
      {status === 'signed-in' && <ViewingBar />}
      {status === 'signed-out' && (
        <main id="main" tabIndex={-1}>
          <ViewingOver />
        </main>
      )}
    </Suspense>
  );
}
