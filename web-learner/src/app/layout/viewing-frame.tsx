import { Suspense } from 'react';
import { session } from '../../shared/api/client.ts';
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
      {/* With its token still there, the server has only not answered: the bar without a connection says so. */}
      {status === 'signed-out' && session.read() === null && (
        <main id="main" tabIndex={-1}>
          <ViewingOver />
        </main>
      )}
    </Suspense>
  );
}
