import { unavailable } from '@academy/service-kit/errors/domain-error.ts';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { errorFrame } from './error-frame.ts';

const storeAway = Object.assign(new Error('no primary'), { name: 'MongoServerSelectionError' });

test.each([
  ['a refusal', unavailable(), 503, 0],
  ['a store that is away', storeAway, 503, 0],
  ['a defect', new TypeError('secret inside'), 500, 1],
])(
  'When %s ends a stream, then its frame is the problem that a response would be',
  (_, error, status, logged) => {
    const logs: string[] = [];
    const destination = { write: (line: string) => void logs.push(line) };
    const logger = createLogger({ service: 'test', level: 'error', destination });
    const frame = errorFrame(error, { language: 'en', requestId: 'r1', logger });
    expect(frame).toMatchObject({ event: 'error', data: { status } });
    expect(JSON.stringify(frame)).not.toContain('secret');
    expect(logs).toHaveLength(logged);
  },
);
