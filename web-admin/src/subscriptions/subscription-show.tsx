import { RecordLink } from '../shared/rights/record-link.tsx';
import { formatContractDay, lastDayToWithdraw } from '@academy/web-kit/format/contract-days.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { Facts } from '../shared/facts.tsx';
import { MailLink } from '../shared/mail-link.tsx';
import { RecordSection } from '../shared/record-section.tsx';
import { RecordShow } from '../shared/record-show.tsx';
import { AdjustButtons } from '../shared/subscription/adjust-buttons.tsx';
import { BillingFacts } from './billing-facts.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { SubscriptionHistory } from '../shared/subscription/subscription-history.tsx';
import { SubscriptionTags } from './subscription-tags.tsx';
import type { StaffSubscription, StaffSubscriptionDetail } from '../shared/subscription/types.ts';
import { usePrice } from './use-price.ts';

/** Whether one member has premium and why, what they paid, and what staff can do about it. */
export const SubscriptionShow = () => (
  <RecordShow<StaffSubscriptionDetail> titleOf={({ name }) => name}>
    <Subscription />
  </RecordShow>
);

function Subscription() {
  const subscription = useRecordContext<StaffSubscription | StaffSubscriptionDetail>();
  const translate = useTranslate();
  if (!subscription) return null;
  if (!isWhole(subscription)) return <Skeleton variant="rounded" height={220} aria-busy="true" />;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          mb: 3,
        }}
      >
        <SubscriptionTags />
        <AdjustButtons subscription={subscription} />
      </Box>
      <PlanFacts subscription={subscription} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {translate('resources.subscriptions.clock')}
      </Typography>
      <RecordSection title="billing">
        <BillingFacts billing={subscription.billing} />
      </RecordSection>
      <RecordSection title="invoices">
        <InvoiceList invoices={subscription.invoices} />
      </RecordSection>
      <RecordSection title="history">
        <SubscriptionHistory history={subscription.history} />
      </RecordSection>
    </>
  );
}

/** Shows the row of the list first, and the rest once it is loaded. */
const isWhole = (
  subscription: StaffSubscription | StaffSubscriptionDetail,
): subscription is StaffSubscriptionDetail => 'invoices' in subscription;

function PlanFacts({ subscription }: { subscription: StaffSubscriptionDetail }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const priceOf = usePrice();
  const { id, email, plan, provider, customerId, providerSubscriptionId, coupon } = subscription;
  const day = (iso: string | null) => iso && formatContractDay(iso, language);
  const { withdrawUntil } = subscription;
  return (
    <Facts
      of={{
        email: <MailLink email={email} />,
        account: (
          <RecordLink resource="users" to={`/users/${id}/show`}>
            {translate('resources.subscriptions.toUser')}
          </RecordLink>
        ),
        plan: translate(`resources.users.plans.${plan}`),
        amount: priceOf(subscription),
        coupon,
        startedAt: day(subscription.startedAt),
        nextChargeAt: day(subscription.nextChargeAt),
        endsAt: day(subscription.endsAt),
        withdrawUntil: withdrawUntil && day(lastDayToWithdraw(withdrawUntil, new Date())),
        provider: provider && translate(`resources.subscriptions.providersInFull.${provider}`),
        customerId: customerId && <code>{customerId}</code>,
        providerSubscriptionId: providerSubscriptionId && <code>{providerSubscriptionId}</code>,
      }}
    />
  );
}
