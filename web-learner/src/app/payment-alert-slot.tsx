import { Suspense } from 'react';
import { lazyPart } from '../shared/connection/lazy-part.ts';
import { useMember } from '../shared/session/session-context.tsx';
import { loadFeatureTexts } from './i18n.ts';

/** Loaded with its texts, and only for those who may have something to pay. */
const PaymentAlert = lazyPart(async () => {
  const [{ PaymentAlert: alert }] = await Promise.all([
    import('../features/subscription/components/payment-alert.tsx'),
    loadFeatureTexts('subscription'),
  ]);
  return { default: alert };
});

export function PaymentAlertSlot() {
  const { isPremium } = useMember();
  if (!isPremium) return null;
  return (
    <Suspense>
      <PaymentAlert />
    </Suspense>
  );
}
