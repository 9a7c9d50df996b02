import type { Localised } from '@academy/service-kit/text/localised.ts';
import type { Card } from '../world.ts';
import { cardTexts } from './card-texts.ts';

/** The numbers that this page knows, and what each does. They are the ones that Stripe's own test mode has. */
export const testCards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  failsLater: '4000000000000341',
} as const;

export interface CardInput {
  cardNumber: string;
  expiry: string;
  cvc: string;
}

export type CardField = keyof CardInput;

export interface ParsedCard {
  /** Null where a field is wrong or the bank declines. */
  card: (Card & { failsLater: boolean }) | null;
  errors: Partial<Record<CardField, Localised>>;
}

/** The check digit of a card's number (ISO/IEC 7812-1, annex B). */
export const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{12,19}$/.test(digits) && sum % 10 === 0;
};

const numberError = (digits: string): Localised | null => {
  if (digits === '') return cardTexts.numberMissing;
  if (!passesLuhn(digits)) return cardTexts.numberInvalid;
  return Object.values<string>(testCards).includes(digits) ? null : cardTexts.numberUnknown;
};

/** `12/30`, `12 / 2030` or `1230`: the month after which the card is no longer good. */
const parseExpiry = (text: string): { month: number; year: number } | null => {
  const match = /^(\d{1,2})\s*[/-]\s*(?:20)?(\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text);
  const month = Number(match?.[1]);
  return match && month >= 1 && month <= 12 ? { month, year: 2000 + Number(match[2]) } : null;
};

const expiryError = (text: string, now: Date): Localised | null => {
  if (text === '') return cardTexts.expiryMissing;
  const expiry = parseExpiry(text);
  if (!expiry) return cardTexts.expiryInvalid;
  return new Date(Date.UTC(expiry.year, expiry.month, 1)) <= now ? cardTexts.expiryPast : null;
};

const cvcError = (text: string): Localised | null => {
  if (text === '') return cardTexts.cvcMissing;
  return /^\d{3,4}$/.test(text) ? null : cardTexts.cvcInvalid;
};

/** What a card's three fields come to. A declined card is an error of its number: the page stays and says so. */
export const readCard = (input: CardInput, now: Date): ParsedCard => {
  const digits = input.cardNumber.replace(/[\s-]/g, '');
  const found = {
    cardNumber: numberError(digits),
    expiry: expiryError(input.expiry.trim(), now),
    cvc: cvcError(input.cvc.trim()),
  };
  const errors = Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));
  const expiry = parseExpiry(input.expiry.trim());
  if (Object.keys(errors).length > 0 || !expiry) return { card: null, errors };
  if (digits === testCards.declined) return { card: null, errors: { cardNumber: cardTexts.declined } };
  const expires = `${String(expiry.month).padStart(2, '0')}/${String(expiry.year % 100).padStart(2, '0')}`;
  const failsLater = digits === testCards.failsLater;
  return { card: { brand: 'Visa', last4: digits.slice(-4), expires, failsLater }, errors };
};
