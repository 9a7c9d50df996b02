import type { Model } from 'mongoose';

/**
 * A mongoose model of any document. `Model` is invariant in its type parameters, so a helper that works on every
 * model's bookkeeping fields cannot name them; what callers see is typed by the helper's own State parameter.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any, @typescript-eslint/no-empty-object-type
export type AnyModel = Model<any, {}, {}, any>;
