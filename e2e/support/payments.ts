import { expect, type Locator, type Page } from '@playwright/test';
import { text, type Language } from './texts.ts';

/** The sandbox's trial cards, as its page tells them. */
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
} as const;

/** The button names of the sandbox's own pages, which are not part of the learners' app. */
const sandboxWords = {
  es: {
    pay: /^Pagar /,
    number: 'Número de tarjeta',
    expiry: 'Caducidad',
    cvc: 'Código CVC',
    save: 'Guardar tarjeta',
  },
  en: { pay: /^Pay /, number: 'Card number', expiry: 'Expiry date', cvc: 'CVC code', save: 'Save card' },
} as const;

const fillCard = async (page: Page, language: Language, card: string): Promise<void> => {
  const words = sandboxWords[language];
  await page.getByLabel(words.number).fill(card);
  await page.getByLabel(words.expiry).fill('12/40');
  await page.getByLabel(words.cvc).fill('123');
};

/** Pays on the sandbox's payment page; where the card is refused the page stays. */
export const payWith = async (page: Page, language: Language, card: string): Promise<void> => {
  await fillCard(page, language, card);
  // The visible button: the first one serves the Enter key.
  await page.getByRole('button', { name: sandboxWords[language].pay }).last().click();
};

/** Puts another card in on the sandbox's customer page. */
export const changeCard = async (page: Page, language: Language, card: string): Promise<void> => {
  await fillCard(page, language, card);
  await page.getByRole('button', { name: sandboxWords[language].save }).click();
};

/** Follows a way to premium to the payment page in its own tab. */
export const toPaymentTab = async (page: Page, click: () => Promise<void>): Promise<Page> => {
  const opening = page.context().waitForEvent('page');
  await click();
  const tab = await opening;
  await tab.waitForURL('**/c/pay/*');
  return tab;
};

export const premiumBadge = (page: Page, language: Language): Locator =>
  page.getByRole('banner').getByText(text(language, 'shared', 'plan.premium'), { exact: true });

/** The state of the plan that the settings show. */
export const expectPlanState = (page: Page, language: Language, state: string): Promise<void> =>
  expect(page.getByTestId('plan-state')).toHaveText(text(language, 'subscription', `state.${state}`));
