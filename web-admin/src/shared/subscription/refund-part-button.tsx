import RefundIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import type { SubscriptionAdjustment } from '@academy/contracts/http/auth/staff-payments.ts';
import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { ReasonButton } from '../reason-button.tsx';
import { formatShortContractDay } from '../short-date.ts';
import { centsOf } from './amount.ts';
import type { StaffInvoice } from './types.ts';

export type PartRefund = SubscriptionAdjustment & { action: 'refundPart' };

interface RefundPartButtonProps {
  name: string;
  /** Payments of which something is left, newest first; at least one. */
  payments: readonly [StaffInvoice, ...StaffInvoice[]];
  /** The one whose refund in full ends Premium. */
  last: StaffInvoice | undefined;
  isPending: boolean;
  onRefund: (part: PartRefund, close: () => void) => void;
}

/** Gives back a part of a payment; which one is asked where there are several. */
export function RefundPartButton({ name, payments, last, isPending, onRefund }: RefundPartButtonProps) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const [wanted, setWanted] = useState({ ...nothingWritten, requestId: crypto.randomUUID() });
  const write = (change: Partial<typeof nothingWritten>) =>
    setWanted({ ...wanted, ...change, requestId: crypto.randomUUID() });
  const payment = payments.find(({ id }) => id === wanted.invoiceId) ?? payments[0];
  const { refundable, currency } = payment;
  const amount = centsOf(wanted.amount);
  const isRefused = amount === null || amount > refundable;
  const text = (key: string, values?: object) => translate(`resources.subscriptions.part.${key}`, values);
  const money = (cents: number) => formatMoney(cents, currency, language);
  const most = text(isRefused && wanted.amount !== '' ? 'refused' : 'help', { amount: money(refundable) });
  return (
    <ReasonButton
      action="refundPart"
      values={{ name }}
      icon={<RefundIcon />}
      place="page"
      isPending={isPending}
      isDangerous
      onConfirm={(reason, close) => {
        if (amount === null || isRefused) return write({ isTried: true });
        onRefund(
          { action: 'refundPart', invoiceId: payment.id, amount, requestId: wanted.requestId, reason },
          () => {
            write(nothingWritten);
            close();
          },
        );
      }}
    >
      {payments.length > 1 ? (
        <TextField
          select
          fullWidth
          label={text('payment')}
          value={payment.id}
          onChange={({ target }) => write({ invoiceId: target.value })}
          sx={{ mb: 2 }}
        >
          {payments.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {`${one.number} · ${formatShortContractDay(one.issuedAt, language)} · ${formatMoney(one.total, one.currency, language)}`}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <TextField
        label={text('amount', { currency: currency.toUpperCase() })}
        value={wanted.amount}
        onChange={({ target }) => write({ amount: target.value })}
        required
        fullWidth
        sx={{ mb: 2 }}
        error={isRefused && (wanted.isTried || wanted.amount !== '')}
        helperText={most}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      {payment.id === last?.id && amount === refundable ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text('all')}
        </Alert>
      ) : null}
    </ReasonButton>
  );
}

const nothingWritten = { invoiceId: '', amount: '', isTried: false };
