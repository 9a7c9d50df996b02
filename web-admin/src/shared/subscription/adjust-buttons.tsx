import EndIcon from '@mui/icons-material/BlockOutlined';
import RefundIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import TakeBackIcon from '@mui/icons-material/UndoOutlined';
import type { SubscriptionAdjustment } from '@academy/contracts/http/auth/staff-payments.ts';
import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import Box from '@mui/material/Box';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { ReasonButton } from '../reason-button.tsx';
import { forWriters } from '../rights/for-writers.tsx';
import { useRecordAction } from '../use-record-action.ts';
import { GiveButton } from './give-button.tsx';
import { RefundPartButton } from './refund-part-button.tsx';
import { isCancellable, isRunning, partlyRefundable, refundable } from './subscription-rules.ts';
import type { StaffSubscriptionDetail } from './types.ts';

/**
 * What staff can do with a subscription now, each with a reason. The server decides; this only keeps what it would
 * refuse out of sight.
 */
export const AdjustButtons = forWriters(function AdjustButtons({
  subscription,
}: {
  subscription: StaffSubscriptionDetail;
}) {
  const { language } = useLanguage();
  const { act, isPending } = useRecordAction('adjust');
  const { name, gift, invoices } = subscription;
  const payment = refundable(invoices);
  const payments = partlyRefundable(invoices);
  const adjust = (adjustment: SubscriptionAdjustment, close: () => void) =>
    void act(subscription, adjustment, { done: adjustment.action, onDone: close });
  const common = { values: { name }, place: 'page', isPending } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <GiveButton name={name} present={gift} isPending={isPending} onGive={adjust} />
      {gift ? (
        <ReasonButton
          {...common}
          action="takeBack"
          icon={<TakeBackIcon />}
          onConfirm={(reason, close) => adjust({ action: 'takeBack', reason }, close)}
        />
      ) : null}
      {isCancellable(subscription) ? (
        <ReasonButton
          {...common}
          action="cancel"
          icon={<CancelIcon />}
          onConfirm={(reason, close) => adjust({ action: 'cancel', reason }, close)}
        />
      ) : null}
      {isRunning(subscription) ? (
        <ReasonButton
          {...common}
          action="end"
          icon={<EndIcon />}
          isDangerous
          onConfirm={(reason, close) => adjust({ action: 'end', reason }, close)}
        />
      ) : null}
      {payment ? (
        <ReasonButton
          {...common}
          action={isRunning(subscription) ? 'refund' : 'refundEnded'}
          values={{ name, amount: formatMoney(payment.refundable, payment.currency, language) }}
          icon={<RefundIcon />}
          isDangerous
          onConfirm={(reason, close) => adjust({ action: 'refund', reason }, close)}
        />
      ) : null}
      {payments ? (
        <RefundPartButton
          name={name}
          payments={payments}
          last={payment}
          isPending={isPending}
          onRefund={adjust}
        />
      ) : null}
    </Box>
  );
});
