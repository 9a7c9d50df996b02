/** A rebate on the first charges of a subscription. */
export interface Coupon {
  code: string;
  percentOff: number;
  /** For how many months from the start; a yearly charge within them has the rebate whole. */
  months: number;
}

const coupons: readonly Coupon[] = [
  { code: 'BIENVENIDA20', percentOff: 20, months: 1 },
  { code: 'AMIGOS50', percentOff: 50, months: 3 },
];

/** Upper and lower case and blanks around make no difference. */
export const findCoupon = (code: string): Coupon | null =>
  coupons.find((coupon) => coupon.code === code.trim().toUpperCase()) ?? null;

export const couponCodes: readonly string[] = coupons.map(({ code }) => code);
