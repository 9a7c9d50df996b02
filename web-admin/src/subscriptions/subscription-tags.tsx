import { useRecordContext, useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { formatShortContractDay } from '../shared/short-date.ts';
import type { StaffSubscription } from '../shared/subscription/types.ts';

const tones: Partial<Record<StaffSubscription['state'], string>> = {
  active: 'tag tag--key',
  past_due: 'tag tag--ink',
};

/** How the paid subscription stands, and premium that staff gave. */
export function SubscriptionTags() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const subscription = useRecordContext<StaffSubscription>();
  if (!subscription) return null;
  const { state, gift } = subscription;
  return (
    <span className="tags">
      <span className={tones[state] ?? 'tag'}>{translate(`resources.subscriptions.states.${state}`)}</span>
      {gift === null ? null : (
        <span className="tag">
          {gift.until === null
            ? translate('resources.subscriptions.gift.endless')
            : translate('resources.subscriptions.gift.until', {
                date: formatShortContractDay(gift.until, language),
              })}
        </span>
      )}
    </span>
  );
}
