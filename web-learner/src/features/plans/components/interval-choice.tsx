import type { Interval } from '@academy/contracts/shared/payments.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../../../shared/payments/offer.ts';
import { yearlySaving } from '../model/prices.ts';

interface IntervalChoiceProps {
  offer: Offer | undefined;
  value: Interval;
  onChange: (interval: Interval) => void;
}

/** By the month or by the year; the year can be chosen once its price is known. */
export function IntervalChoice({ offer, value, onChange }: IntervalChoiceProps) {
  const { t } = useTranslation('plans');
  const name = useId();
  const saving = offer ? yearlySaving(offer.prices) : 0;
  return (
    <fieldset className="interval">
      <legend className="visually-hidden">{t('interval.label')}</legend>
      {(['month', 'year'] as const).map((interval) => (
        <label key={interval}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={interval}
            checked={value === interval}
            disabled={interval === 'year' && !offer}
            onChange={() => onChange(interval)}
          />
          {t(`interval.${interval}`)}
          {interval === 'year' && saving > 0 && <span>{t('interval.saving', { percent: saving })}</span>}
        </label>
      ))}
    </fieldset>
  );
}
