import type Stripe from 'stripe';
import { couponObject, promotionCodeObject, type CouponParts } from './objects/discount.ts';
import type { World } from './world.ts';

export const addPromotionCode = (world: World, code: string, parts: CouponParts): Stripe.PromotionCode => {
  const coupon = couponObject(world.newId('coupon'), world.now(), parts);
  const promotion = promotionCodeObject(world.newId('promo'), world.now(), { code, coupon: coupon.id });
  world.coupons.set(coupon.id, coupon);
  world.promotionCodes.set(promotion.id, promotion);
  return promotion;
};

/** Upper and lower case and blanks around make no difference. */
export const findPromotionCode = (world: World, text: string): Stripe.PromotionCode | null => {
  const code = text.trim().toUpperCase();
  return [...world.promotionCodes.values()].find((one) => one.code.toUpperCase() === code) ?? null;
};

const toTry: Readonly<Record<string, CouponParts>> = {
  BIENVENIDA20: { duration: 'repeating', percentOff: 20, months: 1 },
  AMIGOS50: { duration: 'repeating', percentOff: 50, months: 3 },
};

export const codesToTry = Object.keys(toTry);

/** Codes for people who try the academy, made once. */
export const addCodesToTry = (world: World): void => {
  for (const [code, parts] of Object.entries(toTry))
    if (!findPromotionCode(world, code)) addPromotionCode(world, code, parts);
};
