import { EventEmitter } from 'node:events';
import { callerGone } from './caller-gone.ts';

const responseThat = (writableFinished: boolean) => Object.assign(new EventEmitter(), { writableFinished });

test('When the connection closes before the answer is complete, then work is aborted by a refusal, not a defect', () => {
  const res = responseThat(false);
  const signal = callerGone(res as unknown as Parameters<typeof callerGone>[0]);
  expect(signal.aborted).toBe(false);
  res.emit('close');
  expect(signal.reason).toMatchObject({ status: 499, code: 'caller-left' });
});

test('When it closes after the answer, then nothing is aborted', () => {
  const res = responseThat(true);
  const signal = callerGone(res as unknown as Parameters<typeof callerGone>[0]);
  res.emit('close');
  expect(signal.aborted).toBe(false);
});
