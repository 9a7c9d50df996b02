import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { Schema } from 'mongoose';
import { z } from 'zod';
import { defineHandler } from '../consumers/event-handler.ts';
import type { AnyModel } from '../mongo/any-model.ts';
import { outboxFields } from '../outbox/outbox-schema.ts';
import { collectFeatures } from './collect-features.ts';
import { eraseFrom, type Feature } from './feature.ts';

const model = (modelName: string, fields: Record<string, unknown>): AnyModel => ({
  modelName,
  schema: new Schema(fields as Record<string, StringConstructor>),
});

test("When a model has an outbox that is not the kit's, then the relay leaves it alone", () => {
  const ours = model('Ticket', { _id: String, ...outboxFields });
  const others = model('Customer', { _id: String, outbox: [String], outboxPending: Date });
  const { aggregates } = collectFeatures([{ name: 'a', models: [ours, others] }]);
  expect(aggregates).toEqual([ours]);
});

const handler = () =>
  defineHandler({
    event: userRegisteredV1,
    expects: z.object({}),
    example: {},
    handle: () => Promise.resolve(),
  });

test('When features read in groups of one name, then they are one group, with the handlers of all', () => {
  const [first, second, own, third] = [handler(), handler(), handler(), handler()];
  const { groups } = collectFeatures([
    { name: 'a', groups: [{ name: 'people', handlers: [first, second] }, { handlers: [own] }] },
    { name: 'b' },
    { name: 'c', groups: [{ name: 'people', handlers: [third], isReadModel: true }] },
  ]);
  expect(groups).toEqual([
    { name: 'people', handlers: [first, second, third], isReadModel: true },
    { handlers: [own], isReadModel: false },
  ]);
  expect(groups[0]?.handlers.map((each) => [first, second, third].indexOf(each))).toEqual([0, 1, 2]);
});

test('When features prepare, then each begins once the one before has ended, in their order', async () => {
  const done: string[] = [];
  const preparing = (name: string): Feature => ({
    name,
    prepare: async () => {
      done.push(`${name} begins`);
      await Promise.resolve();
      done.push(`${name} ends`);
    },
  });
  await collectFeatures([preparing('a'), { name: 'b' }, preparing('c')]).prepare();
  expect(done).toEqual(['a begins', 'a ends', 'c begins', 'c ends']);
});

/** Notes who was erased where, and fails where it is told to. */
const erasing = (done: string[], name: string, { fails = false } = {}): Feature => ({
  name,
  erase: async (userId) => {
    await Promise.resolve();
    if (fails) throw new Error(`${name} is away`);
    done.push(`${userId} from ${name}`);
  },
});

test('When a member is erased, then from the features in their order', async () => {
  const done: string[] = [];
  await eraseFrom([erasing(done, 'a'), { name: 'b' }, erasing(done, 'c')], 'ana');
  expect(done).toEqual(['ana from a', 'ana from c']);
});

test('When a feature cannot erase, then it ends with that error, and those after it wait for another try', async () => {
  const done: string[] = [];
  const features = [erasing(done, 'a'), erasing(done, 'b', { fails: true }), erasing(done, 'c')];
  await expect(eraseFrom(features, 'ana')).rejects.toThrow('b is away');
  expect(done).toEqual(['ana from a']);
});
