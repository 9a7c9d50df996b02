import { createRelayQueue } from './relay-queue.ts';

const task = { model: 'Thing', id: 'a' };
const other = { model: 'Thing', id: 'b' };

test('When a document is woken twice before its turn, then it is done once', () => {
  const queue = createRelayQueue();
  queue.add(task);
  queue.add(task);
  expect(queue.take()).toEqual(task);
  expect(queue.take()).toBeUndefined();
});

test('When a document is woken while it is worked on, then it never overlaps and is done again after', () => {
  const queue = createRelayQueue();
  queue.add(task);
  queue.take();
  queue.add(task);
  expect(queue.take()).toBeUndefined();
  queue.finish(task);
  expect(queue.take()).toEqual(task);
});

test('When a task rests, then others pass it and it comes back in time', () => {
  const queue = createRelayQueue();
  queue.add(task);
  queue.take();
  queue.rest(task, 100);
  queue.finish(task);
  queue.add(other);
  expect(queue.take()).toEqual(other);
  expect(queue.wakeRested(99)).toBe(100);
  expect(queue.take()).toBeUndefined();
  expect(queue.wakeRested(100)).toBeUndefined();
  expect(queue.take()).toEqual(task);
});

test('When a resting task was woken while it was worked on, then it still rests', () => {
  const queue = createRelayQueue();
  queue.add(task);
  queue.take();
  queue.add(task);
  queue.rest(task, 100);
  queue.finish(task);
  expect(queue.take()).toBeUndefined();
  expect(queue.isEmpty()).toBe(false);
});

test('When all is done, then it is empty', () => {
  const queue = createRelayQueue();
  queue.add(task);
  expect(queue.isEmpty()).toBe(false);
  queue.take();
  expect(queue.isEmpty()).toBe(false);
  queue.finish(task);
  expect(queue.isEmpty()).toBe(true);
});
