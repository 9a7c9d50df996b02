import type { PaymentTab } from './open-payment.ts';

/** Opens an empty tab that says what is coming. Null where the browser allows none. */
export function openPaymentTab(words: { title: string; text: string; language: string }): PaymentTab | null {
  const tab = window.open('', '_blank');
  if (!tab || tab.closed) return null;
  // The payment page is a stranger's: it gets no hold of this one.
  tab.opener = null;
  write(tab.document, words);
  return {
    lead(url) {
      if (tab.closed) return false;
      // In place of the empty page, so that the way back does not lead to it.
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
}

function write(page: Document, { title, text, language }: Parameters<typeof openPaymentTab>[0]) {
  const { backgroundColor, color } = getComputedStyle(document.body);
  page.title = title;
  page.documentElement.lang = language;
  const line = page.createElement('p');
  line.textContent = text;
  line.setAttribute('role', 'status');
  Object.assign(page.body.style, { backgroundColor, color, font: '18px/1.5 system-ui, sans-serif' });
  Object.assign(line.style, { margin: '30vh 24px 0', textAlign: 'center' });
  page.body.replaceChildren(line);
}
