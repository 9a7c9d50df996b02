import { Writable } from 'node:stream';
import { exerciseCheckedV1 } from '@academy/contracts/events/catalog/exercise-checked.v1.ts';
import express from 'express';
import mongoose, { Schema } from 'mongoose';
import { z } from 'zod';
import { createLogger } from '../../src/logging/logger.ts';
import { pendingEvent } from '../../src/outbox/pending-event.ts';
import { listen } from '../../src/http/listen.ts';
import { parseRequestPart } from '../../src/http/parse-request-part.ts';
import { problemHandler } from '../../src/http/problem-handler.ts';

const thrownBy = (what: () => unknown): unknown => {
  try {
    what();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

const documents = mongoose.model('Defective', new Schema({ name: { type: String, required: true } }));
const validationError: unknown = await new documents({}).validate().catch((error: unknown) => error);
const castError = thrownBy(() => documents.find({}).cast(documents, { _id: 'no object id' }));
const strictError = thrownBy(() => new documents({ name: 'x', nmae: 'y' }, {}, { strict: 'throw' }));

const answerTo = async (fail: () => unknown) => {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = express();
  app.get('/', () => {
    fail();
  });
  app.use(problemHandler(createLogger({ service: 'test', level: 'info', destination })));
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const response = await fetch(`http://127.0.0.1:${server.port}/`);
  const body = (await response.json()) as Record<string, unknown>;
  await server.close();
  return { status: response.status, body, log: lines.join('') };
};

test.each<[string, unknown, string]>([
  [
    'an aggregate does not fit its event',
    // A stored record that lacks what the event's contract asks for.
    thrownBy(() => pendingEvent(exerciseCheckedV1, {} as never)),
    'ZodError',
  ],
  ['a record does not fit its schema', validationError, 'ValidationError'],
  ['a query does not fit its schema', castError, 'CastError'],
  ['a write names a field that the schema lacks', strictError, 'StrictModeError'],
  // As the clients of other companies' APIs report a request of ours that they refused.
  [
    'another service refuses what we sent',
    Object.assign(new Error('bad request'), { status: 400 }),
    'bad request',
  ],
])('When %s, then it is our defect: a 500 that is logged with its cause', async (_what, error, cause) => {
  const { status, body, log } = await answerTo(() => {
    throw error;
  });
  expect({ status, fields: body.fields, type: body.type }).toEqual({
    status: 500,
    type: '/problems/internal',
  });
  expect(log).toMatch('request failed');
  expect(log).toMatch(cause);
});

test('When a part of a request does not fit, then it is a 400 that names the field, and no defect', async () => {
  const { status, body, log } = await answerTo(() => parseRequestPart(z.object({ name: z.string() }), {}));
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toMatch('"name"');
  expect(log).not.toMatch('request failed');
});
