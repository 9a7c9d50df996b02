import type { ReceivedMessage } from '../kafka/kafka-port.ts';
import { originOf, ownHeaders, parkedId, replayNumberHeader, resolutionHeader } from './headers.ts';
import { readResolution, type Resolution } from './resolution.ts';

export type ParkedStatus = 'parked' | 'replaying' | 'replayed' | 'discarded';

export interface ParkedMessage {
  /** `topic:partition:offset:group`. */
  id: string;
  /** Where it was published. */
  topic: string;
  partition: number;
  offset: string;
  /** The consumer group that could not handle it. */
  group: string;
  key: string;
  value: string;
  headers: Readonly<Record<string, string>>;
  /** Such as `academy.catalog.course_updated.v1`; null where the message is not one of our events. */
  eventType: string | null;
  error: string;
  attempts: number;
  parkedAt: Date;
  status: ParkedStatus;
  /** How often it was given back to its group. */
  replays: number;
  /** Who replayed or discarded it last, and when. */
  resolvedBy: string | null;
  resolvedAt: Date | null;
}

interface Entry {
  message: ParkedMessage;
  token: string | null;
  begunAt: number;
}

/** A replay that was begun and not ended for so long died on its way; another may make it. */
const replayWithinMs = 60_000;

/** What the dead-letter topics say, record by record in their order, as far back as `retentionMs`. */
export const createParkedLog = ({
  retentionMs,
  now = Date.now,
}: {
  retentionMs: number;
  now?: () => number;
}) => {
  const entries = new Map<string, Entry>();

  const isExpired = ({ message }: Entry): boolean => now() - message.parkedAt.getTime() > retentionMs;

  const forgetExpired = (): void => {
    for (const [id, entry] of entries) if (isExpired(entry)) entries.delete(id);
  };

  /** Cheap enough for each record: entries are close to the order in which they were parked. */
  const forgetOldest = (): void => {
    for (const [id, entry] of entries) {
      if (!isExpired(entry)) return;
      entries.delete(id);
    }
  };

  const park = (record: ReceivedMessage): void => {
    const { headers } = record;
    const group = headers['dlq-group'] ?? '';
    const origin = originOf(record);
    const id = parkedId(origin, group);
    const known = entries.get(id);
    const replays = Number(headers[replayNumberHeader] ?? 0);
    // The same failure written twice, or before the replay that is known of: nothing new.
    if (known && replays < known.message.replays) return;
    if (known && known.message.status === 'discarded') return;
    const message: ParkedMessage = {
      id,
      ...origin,
      group,
      key: record.key ?? '',
      value: record.value ?? '',
      headers: ownHeaders(headers),
      eventType: headers['ce-type'] ?? null,
      error: headers['dlq-error'] ?? '',
      attempts: Number(headers['dlq-attempts'] ?? 0),
      parkedAt: record.timestamp,
      status: 'parked',
      replays,
      resolvedBy: known?.message.resolvedBy ?? null,
      resolvedAt: known?.message.resolvedAt ?? null,
    };
    entries.delete(id);
    entries.set(id, { message, token: null, begunAt: 0 });
  };

  const isOpen = ({ message, begunAt }: Entry, at: number): boolean =>
    message.status === 'parked' || (message.status === 'replaying' && at - begunAt > replayWithinMs);

  const resolve = ({ id, action, token, by }: Resolution, at: Date): void => {
    const entry = entries.get(id);
    if (!entry) return;
    const { message } = entry;
    if (action === 'replayed') {
      if (entry.token !== token) return;
      Object.assign(message, {
        status: 'replayed',
        replays: message.replays + 1,
        resolvedBy: by,
        resolvedAt: at,
      });
    } else if (isOpen(entry, at.getTime())) {
      message.status = action === 'discarded' ? 'discarded' : 'replaying';
      Object.assign(message, { resolvedBy: by, resolvedAt: at });
      Object.assign(entry, { token, begunAt: at.getTime() });
    }
  };

  return {
    /** Takes the next record of a dead-letter topic. */
    take: (record: ReceivedMessage): void => {
      forgetOldest();
      if (record.headers[resolutionHeader] === undefined) return park(record);
      const resolution = readResolution(record.value);
      if (resolution) resolve(resolution, record.timestamp);
    },
    find: (id: string): ParkedMessage | null => {
      forgetExpired();
      return entries.get(id)?.message ?? null;
    },
    /** Whether this attempt is the one that the topic let through. */
    isBy: (id: string, token: string): boolean => entries.get(id)?.token === token,
    newestFirst: (): ParkedMessage[] => {
      forgetExpired();
      return [...entries.values()]
        .map(({ message }) => message)
        .toSorted((a, b) => b.parkedAt.getTime() - a.parkedAt.getTime() || b.id.localeCompare(a.id));
    },
  };
};
