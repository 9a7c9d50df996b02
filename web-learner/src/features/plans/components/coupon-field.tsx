import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const LONGEST = 40;

/** Out of the way for the many who have none. A bare field, since the landing page carries it. */
export function CouponField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('plans');
  const id = useId();
  return (
    <details className="coupon">
      <summary>{t('coupon.have')}</summary>
      <label htmlFor={id}>{t('coupon.label')}</label>
      <input
        id={id}
        value={value}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </details>
  );
}
