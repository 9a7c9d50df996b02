import type { AnyModel } from '../mongo/any-model.ts';

const tails = new WeakMap<AnyModel, Map<string, Promise<unknown>>>();

/**
 * Runs works on one document one after another within this process, so that they do not lose to each other again
 * and again; other replicas are met by the version guard. A work must not wait for another on the same document.
 */
export const withDocumentLock = async <T>(
  model: AnyModel,
  id: string,
  work: () => Promise<T>,
): Promise<T> => {
  const ofModel = tails.get(model) ?? new Map<string, Promise<unknown>>();
  tails.set(model, ofModel);
  const before = ofModel.get(id) ?? Promise.resolve();
  const mine = before.then(work, work);
  const tail = mine.catch(() => undefined);
  ofModel.set(id, tail);
  try {
    return await mine;
  } finally {
    if (ofModel.get(id) === tail) ofModel.delete(id);
  }
};
