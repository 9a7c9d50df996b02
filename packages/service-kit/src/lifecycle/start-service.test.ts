import { Schema } from 'mongoose';
import { z } from 'zod';
import { commonConfig } from '../config/common-config.ts';
import { defineModel } from '../mongo/define-model.ts';
import type { MembersIn } from '../mongo/members-in.ts';
import { outboxFields } from '../outbox/outbox-schema.ts';
import { defineService } from './define-service.ts';
import type { Feature } from './feature.ts';
import { startService } from './start-service.ts';

// It reaches neither: what is refused is refused before anything is open.
const env = { MONGO_URL: 'mongodb://127.0.0.1:9', KAFKA_BROKERS: '127.0.0.1:9', LOG_LEVEL: 'silent' };

const refusalOf = (
  { fields, members }: { fields: Record<string, unknown>; members?: Partial<MembersIn> },
  features: (model: NonNullable<Feature['models']>[number]) => Feature[],
): Promise<unknown> => {
  const definition = defineService({
    name: 'library',
    config: z.object({ ...commonConfig }),
    compose: ({ mongo }) => {
      const model = defineModel(mongo, 'Ticket', new Schema({ _id: String, ...fields }), members);
      return { deps: {}, features: features(model) };
    },
  });
  return startService(definition, { env }).then(
    async ({ stop }) => {
      await stop();
      return 'it started';
    },
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
};

test("When nobody says what becomes of a member's id, then the service does not start and names it", async () => {
  const refusal = await refusalOf({ fields: { answers: [{ by: String }] } }, (model) => [
    { name: 'tickets', models: [model] },
  ]);
  expect(refusal).toContain('Ticket (feature "tickets") does not say what becomes of answers.by');
});

test('When no feature erases the members of a model, then the service does not start and names it', async () => {
  const refusal = await refusalOf(
    { fields: { userId: String }, members: { erased: ['userId'] } },
    (model) => [{ name: 'tickets', models: [model] }],
  );
  expect(refusal).toContain('Ticket (feature "tickets") holds members\' ids (userId)');
});

test('When an aggregate is in no feature, then the service does not start and names it', async () => {
  expect(await refusalOf({ fields: outboxFields }, () => [{ name: 'tickets' }])).toContain(
    'Ticket has an outbox and is in the models of no feature',
  );
});

test('When two features have an aggregate, then the service does not start and names them', async () => {
  const refusal = await refusalOf({ fields: outboxFields }, (model) => [
    { name: 'tickets', models: [model] },
    { name: 'answers', models: [model] },
  ]);
  expect(refusal).toContain('is in the models of several features: "tickets", "answers"');
});
