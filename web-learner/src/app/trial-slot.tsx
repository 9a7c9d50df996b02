import { Suspense, type ComponentProps } from 'react';
import { TrialBox } from '../features/landing/components/trial-box.tsx';
import { useStart } from '../features/landing/hooks/use-start.ts';
import { lazyPart } from '../shared/connection/lazy-part.ts';
import { loadFeatureTexts } from './i18n.ts';

/** The checker: nothing of it is loaded before somebody writes. */
const TrialCheck = lazyPart(async () => {
  const [{ TrialCheck: check }] = await Promise.all([
    import('../features/lessons/components/verdict/trial-check.tsx'),
    loadFeatureTexts('lessons'),
  ]);
  return { default: check };
});
const check: ComponentProps<typeof TrialBox>['check'] = (trial) => (
  <Suspense>
    <TrialCheck {...trial} />
  </Suspense>
);

export function TrialSlot() {
  return <TrialBox check={check} onStart={useStart()} />;
}
