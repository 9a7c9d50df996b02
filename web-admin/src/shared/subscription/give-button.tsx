import GiftIcon from '@mui/icons-material/CardGiftcardOutlined';
import type { SubscriptionAdjustment } from '@academy/contracts/http/auth/staff-payments.ts';
import {
  contractDayAfter,
  contractDayOf,
  endOfContractDay,
  formatContractDay,
} from '@academy/web-kit/format/contract-days.ts';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { ReasonButton } from '../reason-button.tsx';

const DEFAULT_DAYS = 30;

interface GiveButtonProps {
  name: string;
  /** The gift that they have, which another replaces. */
  present: { until: string | null } | null;
  isPending: boolean;
  onGive: (gift: SubscriptionAdjustment & { action: 'give' }, close: () => void) => void;
}

/** Gives premium apart from any payment, until the end of a day or without end. */
export function GiveButton({ name, present, isPending, onGive }: GiveButtonProps) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const [isEndless, setEndless] = useState(false);
  const [day, setDay] = useState(() => contractDayAfter(new Date(), DEFAULT_DAYS));
  const today = contractDayOf(new Date());
  const end = endOfContractDay(day);
  const isDayRefused = !isEndless && (end === null || day < today);
  const text = (key: string, values?: object) => translate(`resources.subscriptions.give.${key}`, values);
  return (
    <ReasonButton
      action="give"
      values={{ name }}
      icon={<GiftIcon />}
      place="page"
      isPending={isPending}
      onConfirm={(reason, close) => {
        if (!isDayRefused) onGive({ action: 'give', until: isEndless ? null : end, reason }, close);
      }}
    >
      {present ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {present.until === null
            ? text('replacesEndless')
            : text('replaces', { date: formatContractDay(present.until, language) })}
        </Alert>
      ) : null}
      <RadioGroup
        aria-label={text('howLong')}
        value={isEndless ? 'endless' : 'until'}
        onChange={({ target }) => setEndless(target.value === 'endless')}
      >
        <FormControlLabel value="until" control={<Radio />} label={text('until')} />
        <FormControlLabel value="endless" control={<Radio />} label={text('endless')} />
      </RadioGroup>
      {isEndless ? null : (
        <TextField
          label={text('day')}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          required
          sx={{ mb: 2 }}
          error={isDayRefused}
          helperText={text(isDayRefused ? 'dayRefused' : 'dayHelp')}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
        />
      )}
    </ReasonButton>
  );
}
