import type { AnyModel } from '../mongo/any-model.ts';
import { openModel } from '../mongo/open-model.ts';
import { withDuplicateKeys } from '../mongo/duplicate-key-error.ts';
import { insertOnce } from '../mongo/insert-once.ts';

type Effect = Readonly<Record<string, unknown>> & { _id: string };

/** The `_id` of an effect that is an insert: a second delivery of the event finds it taken. */
export const effectId = (handler: string, eventId: string): string => `${handler}:${eventId}`;

/**
 * An effect that is one insert, made once per handler and event however often the event is delivered. Returns
 * whether it was made now. A duplicate of another unique value surfaces as DuplicateKeyError.
 */
export const once = (
  model: AnyModel,
  handler: string,
  eventId: string,
  effect: Readonly<Record<string, unknown>>,
): Promise<boolean> =>
  insertOnce(() => openModel<Effect>(model).create({ ...effect, _id: effectId(handler, eventId) }), {
    field: '_id',
  });

interface Claim {
  _id: string;
  done?: boolean;
  at: Date;
}

/**
 * An effect outside our own data (mail, a charge): a row is claimed, the act runs with a key by which the outside
 * recognises a repetition, and the row is marked done. After a crash in between the act runs again with that key.
 * `model` needs `_id: String`, `done: Boolean`, `at: Date`. Returns whether the act ran now.
 */
export const onceOutside = async (
  model: AnyModel,
  handler: string,
  eventId: string,
  act: (idempotencyKey: string) => Promise<void>,
): Promise<boolean> => {
  const _id = effectId(handler, eventId);
  const at = new Date();
  const claims = openModel<Claim>(model);
  const claim = await withDuplicateKeys(() =>
    claims
      .findOneAndUpdate(
        { _id },
        { $setOnInsert: { done: false, at } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean(),
  );
  if (claim?.done) return false;
  await act(_id);
  await claims.updateOne({ _id }, { $set: { done: true, at } });
  return true;
};
