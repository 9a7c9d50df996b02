import { getEventListeners } from 'node:events';
import { pause } from './pause.ts';

const long = 10_000;

test('When the signal aborts during a pause, then it ends at once with the reason', async () => {
  const stopping = new AbortController();
  const pausing = pause(long, stopping.signal);
  stopping.abort(new Error('stopping'));
  await expect(pausing).rejects.toThrow('stopping');
});

test('When the signal has aborted before, then there is no pause', async () => {
  await expect(pause(long, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
});

test('When the time is over, then the signal is no longer listened to', async () => {
  const stopping = new AbortController();
  await expect(pause(1, stopping.signal)).resolves.toBeUndefined();
  expect(getEventListeners(stopping.signal, 'abort')).toHaveLength(0);
});
