/** Euros per month. */
export const PREMIUM_PRICE = 29.99;
export const FREE_PRICE = 0;
