import { useRecordContext, useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { formatShortContractDay } from '../shared/short-date.ts';
import { nextStep } from '../shared/subscription/subscription-rules.ts';
import type { StaffSubscription } from '../shared/subscription/types.ts';

/** The next charge, or the end. */
export function NextStepField() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const subscription = useRecordContext<StaffSubscription>();
  const step = subscription ? nextStep(subscription) : null;
  if (!step) return null;
  const date = formatShortContractDay(step.at, language);
  return <>{translate(`resources.subscriptions.next.${step.what}`, { date })}</>;
}
