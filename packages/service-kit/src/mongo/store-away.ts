const unreachable = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoPoolClearedError',
  'MongoPoolClearedOnNetworkError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoServerClosedError',
  'MongoClientClosedError',
  'MongoExpiredSessionError',
  'MongoStalePrimaryError',
  'MongoOperationTimeoutError',
  'MongoWriteConcernError',
  'DisconnectedError',
]);

/**
 * Answers of a store that is there but cannot serve: it has no primary, shuts down, lost its own network, cannot
 * get a majority, or has no room left on its disk.
 */
const cannotServe = new Set([
  6, 7, 64, 89, 91, 100, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436, 14031,
]);

const codeOf = (error: Error): number | null =>
  'code' in error && typeof error.code === 'number' ? error.code : null;

/** mongoose refuses at once, with an error without a code, what is asked before its first connection. */
const isBeforeConnection = (error: Error): boolean =>
  error.name === 'MongooseError' && error.message.includes('initial connection');

/**
 * Whether an error, or what caused it, says that our own store cannot be reached or cannot serve: nothing is wrong
 * with what was asked, and it may be asked again as it is.
 */
export const isStoreAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (unreachable.has(error.name) || isBeforeConnection(error)) return true;
  const code = codeOf(error);
  if (code !== null && cannotServe.has(code) && error.name.startsWith('Mongo')) return true;
  return isStoreAway(error.cause);
};
