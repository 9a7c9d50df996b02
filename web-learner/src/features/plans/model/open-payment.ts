/** The tab that the payment page goes into. */
export interface PaymentTab {
  /** Whether the tab was still there to be led. */
  lead(url: string): boolean;
  close(): void;
}

export type PaymentOpening =
  | { kind: 'opened'; url: string }
  /** The browser gave no tab, or the person closed it: the page waits at this address. */
  | { kind: 'blocked'; url: string }
  | { kind: 'failed'; error: unknown };

/**
 * Opens the payment page in a tab of its own. The tab is opened before anything is awaited, since browsers allow that
 * only in the middle of a click, and is closed again where there is nothing to show in it.
 */
export async function openPayment(steps: {
  openTab: () => PaymentTab | null;
  checkout: () => Promise<{ url: string }>;
}): Promise<PaymentOpening> {
  const tab = steps.openTab();
  try {
    const { url } = await steps.checkout();
    return tab?.lead(url) ? { kind: 'opened', url } : { kind: 'blocked', url };
  } catch (error) {
    tab?.close();
    return { kind: 'failed', error };
  }
}
