import { Schema } from 'mongoose';
import type { AnyModel } from '../mongo/any-model.ts';
import { outboxFields } from '../outbox/outbox-schema.ts';
import { collectFeatures } from './collect-features.ts';

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
