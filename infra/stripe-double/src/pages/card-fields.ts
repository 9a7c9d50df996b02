import { testCards } from './cards.ts';
import { checkoutTexts as texts } from './checkout-texts.ts';
import { textField, type FormState } from './fields.ts';
import { html, type Html } from './html.ts';

const spaced = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** A card's three fields, never filled in, not even by the browser: no real card belongs here. */
export const cardFields = (state: FormState): Html => {
  const { language } = state;
  const common = { value: '', autocomplete: 'off', digits: true };
  const expiry = { ...common, name: 'expiry', label: texts.expiry, placeholder: texts.expiryHint[language] };
  return html`${textField({ ...common, name: 'cardNumber', label: texts.cardNumber, maxLength: 30 }, state)}
    <div class="pair">
      ${textField({ ...expiry, maxLength: 9 }, state)}
      ${textField({ ...common, name: 'cvc', label: texts.cvc, maxLength: 4 }, state)}
    </div>
    <p class="soft small">${texts.cardsTitle[language]}</p>
    <ul class="cards">
      <li><b>${spaced(testCards.pays)}</b> ${texts.cardPays[language]}</li>
      <li><b>${spaced(testCards.declined)}</b> ${texts.cardDeclined[language]}</li>
      <li><b>${spaced(testCards.failsLater)}</b> ${texts.cardFailsLater[language]}</li>
    </ul>`;
};
