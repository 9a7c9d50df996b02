import { EventEmitter } from 'node:events';
import { pause } from '@academy/service-kit/time/pause.ts';
import type { TutorFrame } from '@academy/contracts/http/ai/tutor-answers.ts';
import { jest } from '@jest/globals';
import type { Response } from 'express';
import { sendFrames } from './send-frames.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const minute = 60_000;
const text = (at: number): TutorFrame => ({ event: 'text', data: { text: `${at} ` } });
const problem: TutorFrame = {
  event: 'error',
  data: { type: '/problems/x', title: 'x', status: 503, detail: 'x', error: 'x', requestId: '1' },
};

const openResponse = () => {
  const written: string[] = [];
  let hasEnded = false;
  const response = Object.assign(new EventEmitter(), {
    status: () => response,
    set: () => response,
    flushHeaders: () => undefined,
    write: (chunk: string) => written.push(chunk),
    end: () => {
      hasEnded = true;
    },
  });
  // Of express's response only what the stream uses.
  return { response: response as unknown as Response, written, hasEnded: () => hasEnded };
};

async function* slowFrames(): AsyncGenerator<TutorFrame> {
  for (let at = 1; at <= 5; at += 1) {
    await pause(minute);
    yield text(at);
  }
}

test('When a model takes five minutes, then the stream stays open, never silent for longer than 15 s', async () => {
  const { response, written, hasEnded } = openResponse();
  const sent = sendFrames(response, slowFrames(), {
    errorFrame: () => problem,
    signal: new AbortController().signal,
  });
  for (let second = 15; second < 300; second += 15) {
    const before = written.length;
    await jest.advanceTimersByTimeAsync(15_000);
    expect(written.length).toBeGreaterThan(before);
    expect(hasEnded()).toBe(false);
  }
  await jest.advanceTimersByTimeAsync(15_000);
  await sent;
  expect(hasEnded()).toBe(true);
  const texts = written.filter((chunk) => chunk.startsWith('event: text'));
  expect(texts).toHaveLength(5);
  expect(texts[4]).toBe('event: text\ndata: {"text":"5 "}\n\n');
});

async function* failing(): AsyncGenerator<TutorFrame> {
  yield text(1);
  await Promise.reject(new Error('broken'));
}

test('When the frames break off, then the error is the last; a reader who has left is told nothing', async () => {
  const open = openResponse();
  await sendFrames(open.response, failing(), {
    errorFrame: () => problem,
    signal: new AbortController().signal,
  });
  expect(open.written.map((chunk) => chunk.split('\n')[0])).toEqual(['event: text', 'event: error']);
  const left = openResponse();
  await sendFrames(left.response, failing(), { errorFrame: () => problem, signal: AbortSignal.abort() });
  expect(left.written).toEqual([]);
});
