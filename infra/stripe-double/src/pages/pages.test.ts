import { escapeHtml } from '@academy/service-kit/text/escape-html.ts';
import { createAccount } from '../../test/account.ts';
import { portalSessionObject } from '../objects/session.ts';
import { checkoutPage } from './checkout-page.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { quoteFor, type CheckoutView } from './checkout-view.ts';
import { countriesIn } from './countries.ts';
import { html } from './html.ts';
import { messagePage } from './message-page.ts';
import { portalPage } from './portal-page.ts';
import { portalView, type PortalView } from './portal-view.ts';

const site = { brand: 'Promptario', publicUrl: 'http://academy.example' };
const now = new Date('2026-11-21T12:00:00Z');
const evil = `"><script>alert('1')</script><img src=x onerror="alert(2)">&amp;`;
const plain = (markup: string) => markup.replace(/\s+/g, ' ');

const checkout = (more: Partial<CheckoutView> = {}): CheckoutView => {
  const { world, open } = createAccount(now);
  const session = open();
  return {
    language: 'es',
    quote: quoteFor(world, session, 21),
    draft: { name: 'Ana', country: 'ES' },
    coupon: '',
    errors: {},
    cancelUrl: session.cancel_url ?? '',
    message:
      'Aceptas las [condiciones](http://academy.example/terms-of-sale) o [no](http://academy.example/withdrawal).',
    ...more,
  };
};

const portal = (more: Partial<PortalView> = {}, buys = true): PortalView => {
  const { world, buy, customer } = createAccount(now);
  if (buys) buy();
  const session = portalSessionObject('bps_1', world.now(), {
    customer: customer.id,
    locale: 'es',
    returnUrl: 'http://academy.example/settings',
    url: 'http://stripe.example/p/session/bps_1',
  });
  return { ...portalView(world, session, 21), ...more };
};

test('When anything is put into markup, then it is text there and nothing else', () => {
  expect(escapeHtml(evil)).not.toMatch(/[<>"']/);
  expect(html`<p title="${evil}">${evil}${null}${[html`<b>${1}</b>`]}</p>`.markup).toBe(
    `<p title="${escapeHtml(evil)}">${escapeHtml(evil)}<b>1</b></p>`,
  );
});

test('When hostile values are typed, then the page shows them and runs none', () => {
  const draft = Object.fromEntries(
    ['name', 'line1', 'postalCode', 'city', 'country', 'taxId'].map((name) => [name, evil]),
  );
  const message = `[${evil}](http://x" onclick="alert(1)) ${evil} [a](javascript:alert)`;
  const page = checkoutPage(checkout({ draft, coupon: evil, message }), { ...site, brand: evil });
  expect(page).toContain(escapeHtml(evil));
  expect(page).not.toMatch(/<script|<img|" onclick|href="javascript/);
  const [event] = portal().messages;
  if (!event) throw new Error('nothing was told');
  // As if a type had been anybody's to choose.
  const hostile = { ...event, type: evil as typeof event.type };
  expect(portalPage(portal({ messages: [hostile] }), site)).not.toContain('<script');
});

test.each([
  ['es', 'Página de prueba: no se cobra nada', 'Pagar 29,99 €', 'IVA incluido (21 %)', '5,20 €'],
  ['en', 'Test page: nothing is charged', 'Pay €29.99', 'VAT included (21%)', '€5.20'],
] as const)('When the page is in %s, then all of it is', (language, banner, button, vat, amount) => {
  const page = plain(checkoutPage(checkout({ language }), site)).replaceAll('\u00a0', ' ');
  expect(page).toContain(`<html lang="${language}">`);
  for (const text of [banner, button, vat, amount]) expect(page).toContain(text);
  for (const path of ['terms-of-sale', 'withdrawal', 'legal-notice'])
    expect(page).toContain(`href="http://academy.example/${path}" target="_blank"`);
  expect(page).toContain('href="http://academy.example/settings?payment=cancelled"');
  expect(plain(portalPage(portal({ language }), site))).toContain(banner);
  const over = { language, title: checkoutTexts.paidTitle, text: checkoutTexts.paid, url: '/settings' };
  expect(plain(messagePage(over, site))).toContain(banner);
});

test('When a field is wrong, then its error is tied to it and the first one has the focus', () => {
  const errors = { name: checkoutTexts.nameMissing, taxId: checkoutTexts.taxIdInvalid };
  const page = plain(checkoutPage(checkout({ errors }), site));
  expect(page).toMatch(/id="name"[^>]*aria-invalid="true" aria-describedby="name-error" autofocus/);
  expect(page).toMatch(/id="taxId"[^>]*aria-invalid="true" aria-describedby="taxId-error"/);
  expect(page.match(/autofocus/g)).toHaveLength(1);
  expect(page).toContain(`id="name-error">${checkoutTexts.nameMissing.es}`);
});

test('When a page is drawn, then no card is filled in, every field has a label, and no script is there', () => {
  for (const page of [checkoutPage(checkout(), site), portalPage(portal(), site)]) {
    expect(plain(page)).toMatch(/id="cardNumber" name="cardNumber" value="" [^>]*autocomplete="off"/);
    for (const [, id] of page.matchAll(/<(?:input|select)\s+id="(\w+)"/g))
      expect(page).toContain(`for="${id}"`);
    expect(page).not.toMatch(/<script|javascript:|\son\w+=/i);
  }
});

test('When the portal is drawn, then only what is possible now has a button', () => {
  const values = (page: string) =>
    [...page.matchAll(/name="act" value="([\w-]+)"/g)].map(([, value]) => value);
  expect(values(plain(portalPage(portal(), site)))).toEqual(['cancel', 'charge', 'fail', 'refund', 'card']);
  expect(values(plain(portalPage(portal({}, false), site)))).toEqual(['card']);
});

test('When countries are listed, then each once, in the order of the language', () => {
  const names = countriesIn('es').map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.indexOf('España')).toBeLessThan(names.indexOf('Estonia'));
  expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
});
