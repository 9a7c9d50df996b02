/**
 * Whether a coupon is taken off the year that somebody changes to: what is unused of a paid month is never more than its
 * price, so a sum below the year's price less that has something else taken off it. All in cents.
 */
export const isCouponTakenOff = (due: number, prices: Readonly<Record<'month' | 'year', number>>): boolean =>
  due < prices.year - prices.month;
