const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : error;

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** Whether the broker answered, and its answer was the error (an unknown topic, say): the connection is sound. */
export const isBrokersAnswer = (error: unknown): boolean => has(causeOf(error), 'type');

/** Whether the broker answered that it cannot do so at this moment, as while a partition changes its leader. */
export const isPassingAnswer = (error: unknown): boolean => {
  const cause = causeOf(error);
  return isBrokersAnswer(error) && has(cause, 'retriable') && cause.retriable === true;
};

const refusals = new Set(['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE', 'INVALID_RECORD', 'CORRUPT_MESSAGE']);

/** Whether the broker refuses the messages themselves, so that sending them again cannot help. */
export const isRefusalOfMessages = (error: unknown): boolean => {
  const cause = causeOf(error);
  return has(cause, 'type') && typeof cause.type === 'string' && refusals.has(cause.type);
};

const connectionTroubles = new Set([
  'KafkaJSNumberOfRetriesExceeded',
  'KafkaJSNoBrokerAvailableError',
  'KafkaJSBrokerNotFound',
  'KafkaJSConnectionError',
  'KafkaJSConnectionClosedError',
  'KafkaJSRequestTimeoutError',
  'KafkaJSMetadataNotLoaded',
  'KafkaJSGroupCoordinatorNotFound',
  'KafkaJSStaleTopicMetadataAssignment',
  'KafkaJSMemberIdRequired',
]);

/**
 * Whether a consumer that died of this may live again by being built anew, as after a broker's absence. What is
 * left (a refused authorisation, a protocol that the broker does not speak) no rebuild fixes.
 */
export const isMendedByRebuild = (error: unknown): boolean => {
  const names = [error, causeOf(error)].filter((one) => one instanceof Error).map(({ name }) => name);
  if (names.some((name) => connectionTroubles.has(name))) return true;
  const cause = causeOf(error);
  return has(cause, 'retriable') && cause.retriable === true;
};
