import { isBrokersAnswer, isMendedByRebuild } from './kafkajs-errors.ts';

const named = (name: string, parts: object = {}) => Object.assign(new Error(name), { name, ...parts });

test('When the broker is out of reach, then a new consumer mends it', () => {
  expect(isMendedByRebuild(named('KafkaJSNoBrokerAvailableError', { retriable: false }))).toBe(true);
  expect(isMendedByRebuild(named('KafkaJSNumberOfRetriesExceeded', { retriable: false }))).toBe(true);
  expect(isMendedByRebuild(named('KafkaJSError', { retriable: true }))).toBe(true);
  const wrapped = named('KafkaJSNonRetriableError', {
    cause: named('KafkaJSConnectionError'),
    retriable: false,
  });
  expect(isMendedByRebuild(wrapped)).toBe(true);
});

test('When the broker refuses, then no new consumer mends it', () => {
  const refused = named('KafkaJSProtocolError', { type: 'GROUP_AUTHORIZATION_FAILED', retriable: false });
  expect(isMendedByRebuild(refused)).toBe(false);
  expect(isMendedByRebuild(named('KafkaJSNotImplemented', { retriable: false }))).toBe(false);
});

test('When the error is the answer of the broker, then the connection is sound', () => {
  expect(isBrokersAnswer(named('KafkaJSProtocolError', { type: 'UNKNOWN_TOPIC_OR_PARTITION' }))).toBe(true);
  expect(isBrokersAnswer(named('KafkaJSNumberOfRetriesExceeded', { cause: named('x', { type: 'Y' }) }))).toBe(
    true,
  );
  expect(isBrokersAnswer(named('KafkaJSConnectionClosedError'))).toBe(false);
});
