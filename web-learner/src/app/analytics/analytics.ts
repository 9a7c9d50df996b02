/** The queue that page-view services of the `dataLayer` kind read. */
declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

const tell = (entry: Record<string, unknown>) => window.dataLayer?.push(entry);

/** Loads the configured service once. Nothing of it runs before consent. */
export function loadAnalytics(source: string): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  document.head.append(script);
}

export const reportConsent = (granted: boolean) =>
  tell({ event: 'consent', analytics_storage: granted ? 'granted' : 'denied' });

/** Somebody set out for premium; `label` says from where. Told only with their consent. */
export const reportUpgradeAttempt = (label: string, { granted }: { granted: boolean }) =>
  granted && tell({ event: 'premium_upgrade_attempt', event_label: label });

export const reportPage = (path: string) =>
  tell({ event: 'page_view', page_path: path, page_title: document.title });
