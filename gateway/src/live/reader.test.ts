import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { end } from './reader.ts';

test('When an ended stream is not read, then it is cut after the grace period', async () => {
  const response = new PassThrough();
  response.write('unread');
  end(response, 10);
  expect([response.writableEnded, response.destroyed]).toEqual([true, false]);
  await once(response, 'close');
  expect(response.destroyed).toBe(true);
});
