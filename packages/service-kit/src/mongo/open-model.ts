import type { AnyModel } from './any-model.ts';
import type { RecordModel } from './define-model.ts';

/** Opens a model inside the kit, as a model of the bookkeeping that a helper reads and writes. */
export const openModel = <R>(model: AnyModel): RecordModel<R> =>
  // Every AnyModel is a mongoose model; its records have R's fields because their schema spreads the kit's.
  model as unknown as RecordModel<R>;
