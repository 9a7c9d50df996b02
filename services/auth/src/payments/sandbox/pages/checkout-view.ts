import type { Draft } from '../data/page-store.ts';
import type { Quote } from '../quote.ts';
import type { FormState } from './fields.ts';

export interface CheckoutView extends FormState {
  quote: Quote;
  draft: Draft;
  /** What was typed as a coupon that does not count. */
  coupon: string;
}
