import { useConsent } from '../../shared/consent/consent-store.ts';
import { reportUpgradeAttempt } from './analytics.ts';

/** What reports an attempt to upgrade, where the person allows it. */
export function useUpgradeReport(): (label: string) => void {
  const granted = useConsent().preferences?.analytics ?? false;
  return (label) => reportUpgradeAttempt(label, { granted });
}
