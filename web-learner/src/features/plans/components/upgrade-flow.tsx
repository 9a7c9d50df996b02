import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../shared/connection/lazy-part.ts';
import { currentLanguage } from '../../../shared/i18n/language.ts';
import { offerQuery } from '../../../shared/payments/offer.ts';
import { useAuthPrompt, type WhenSignedIn } from '../../../shared/session/auth-prompt.tsx';
import { useSession } from '../../../shared/session/session-context.tsx';
import { failureText } from '../../../shared/ui/failure-text.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { startCheckout, type Purchase } from '../api/checkout.ts';
import { openPayment, type PaymentOpening } from '../model/open-payment.ts';
import { openPaymentTab } from '../model/payment-tab.ts';
import { attemptLabel, type UpgradePlace } from '../model/upgrade-place.ts';
import { UpgradeContext } from './upgrade-context.ts';
import type { UpgradeNews } from './upgrade-dialog.tsx';

const UpgradeDialog = lazyPart(async () => ({
  default: (await import('./upgrade-dialog.tsx')).UpgradeDialog,
}));

/** Product specification, section 9. */
const NOTICE_DELAY_MS = 1000;
const AFTER_SIGN_IN_MS = 500;

/**
 * The way to premium for every button below. It stands above the screens, since signing in on the way puts another
 * screen in the place of the one that was clicked. `onAttempt` hears where each attempt began.
 */
export function UpgradeFlow({ onAttempt, children }: FlowProps) {
  const { status, reload } = useSession();
  const openDialog = useAuthPrompt();
  const queries = useQueryClient();
  const [news, setNews] = useState<UpgradeNews | null>(null);
  const [open, setOpen] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const busy = useRef(false);

  function tell(what: UpgradeNews) {
    setNews(what);
    setOpen(true);
  }

  async function pay(purchase: Purchase) {
    if (busy.current) return;
    if (queries.getQueryData(offerQuery.queryKey)?.provider === null) return tell({ kind: 'off' });
    busy.current = true;
    setOpening(true);
    const language = currentLanguage();
    const opening = await openPayment({
      openTab: () => openPaymentTab({ title: text('tab.title'), text: text('tab.text'), language }),
      checkout: () => startCheckout({ ...purchase, language }),
    });
    busy.current = false;
    setOpening(false);
    report(opening);
  }

  function report(opening: PaymentOpening) {
    if (opening.kind === 'opened') return followUp(opening.url);
    if (opening.kind === 'blocked') return tell(opening);
    const { error } = opening;
    if (error instanceof ApiError && error.code === 'payments-off') return tell({ kind: 'off' });
    toast({
      title: i18next.t('errorTitle'),
      description: wordsOf(error),
      tone: 'destructive',
    });
    // The page did not know of the subscription: it learns of it now.
    if (error instanceof ApiError && error.code === 'has-subscription') void reload();
  }

  const followUp = (url: string) => void setTimeout(() => tell({ kind: 'processing', url }), NOTICE_DELAY_MS);

  function start(place: UpgradePlace, purchase: Purchase) {
    onAttempt(attemptLabel(place, status === 'signed-in'));
    if (status === 'signed-in') return void pay(purchase);
    const whenSignedIn: WhenSignedIn = (user) => {
      setTimeout(() => {
        if (user.isPremium) toast({ title: text('already.title'), description: text('already.text') });
        else void pay(purchase);
      }, AFTER_SIGN_IN_MS);
    };
    openDialog('register', whenSignedIn, 'premium');
  }

  return (
    <UpgradeContext value={{ start, isOpening }}>
      {children}
      {news && (
        <Suspense>
          <UpgradeDialog news={news} open={open} onClose={() => setOpen(false)} onFollow={followUp} />
        </Suspense>
      )}
    </UpgradeContext>
  );
}

interface FlowProps {
  onAttempt: (label: string) => void;
  children: ReactNode;
}

/** Of the moment, since the language may have changed since the click. */
const text = (key: string) => i18next.t(`upgrade.${key}`, { ns: 'plans' });

const wordsOf = (error: unknown): string =>
  (error instanceof ApiError && error.fields.coupon) || failureText(error);
