/** By `topic:partition`, the offset that comes next: everything before it has been seen. */
export type Positions = Readonly<Record<string, number>>;

const encode = (positions: Positions): string => Buffer.from(JSON.stringify(positions)).toString('base64url');

const isPositions = (value: unknown): value is Positions =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((offset) => Number.isSafeInteger(offset) && offset >= 0);

/**
 * The id of a server-sent event: where its reader stands in every partition. Any replica of the gateway can
 * resume from it, since offsets are the broker's. The epoch tells one cluster's offsets from another's.
 */
export const streamId = (epoch: string, positions: Positions): string => `${epoch}.${encode(positions)}`;

/** The positions in a stream id; null when it is of another epoch or no stream id at all. */
export const parseStreamId = (id: string, epoch: string): Positions | null => {
  const [idEpoch, encoded = '', ...rest] = id.split('.');
  if (idEpoch !== epoch || rest.length > 0) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    return isPositions(value) ? value : null;
  } catch {
    return null;
  }
};
