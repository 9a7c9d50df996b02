import type { AnyModel } from '../mongo/any-model.ts';
import { withDocumentLock } from './document-lock.ts';

// Only its identity matters here.
const model = {} as AnyModel;

test('When works on one document come at once, then they run in their order, also past one that fails', async () => {
  const log: string[] = [];
  const work =
    (name: string, fails = false) =>
    () => {
      log.push(`${name} begins`);
      return Promise.resolve().then(() => {
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    };
  const first = withDocumentLock(model, 'a', work('first'));
  const second = expect(withDocumentLock(model, 'a', work('second', true))).rejects.toThrow('second');
  const third = withDocumentLock(model, 'a', work('third'));
  expect(await first).toBe('first');
  await second;
  expect(await third).toBe('third');
  expect(log).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('When works are on different documents, then neither waits', async () => {
  const never = Promise.withResolvers<void>();
  const stuck = withDocumentLock(model, 'a', () => never.promise);
  expect(await withDocumentLock(model, 'b', () => Promise.resolve('free'))).toBe('free');
  expect(await withDocumentLock({} as AnyModel, 'a', () => Promise.resolve('other model'))).toBe(
    'other model',
  );
  never.resolve();
  await stuck;
});
