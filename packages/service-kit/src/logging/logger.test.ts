import { Writable } from 'node:stream';
import { childTraceparent, runInContext } from '../context/request-context.ts';
import { createLogger } from './logger.ts';

const logged = (write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> => {
  let text = '';
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  write(createLogger({ service: 'auth', level: 'info', destination }));
  return JSON.parse(text) as Record<string, unknown>;
};

test('When secrets are logged by mistake, then they are not written', () => {
  const line = logged((logger) =>
    logger.info({
      password: 'p-1',
      body: { newPassword: 'p-2', token: 'p-3' },
      req: { headers: { authorization: 'p-4', cookie: 'p-5' } },
      email: 'kept',
    }),
  );
  expect(JSON.stringify(line)).not.toMatch(/p-\d/);
  expect(line.email).toBe('kept');
});

test('When work has a context, then its lines carry the request id and the trace', () => {
  const traceparent = childTraceparent();
  const line = logged((logger) => runInContext({ requestId: 'r1', traceparent }, () => logger.info('x')));
  expect(line).toMatchObject({ service: 'auth', requestId: 'r1', traceId: traceparent.split('-')[1] });
});
