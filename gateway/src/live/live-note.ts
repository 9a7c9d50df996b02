import type { LiveNote } from '@academy/contracts/events/live-note.ts';
import { events } from '@academy/contracts/registry/services.ts';
import { topics } from '@academy/contracts/registry/topics.ts';
import { z } from 'zod';

const liveEvents = new Map(events.filter(({ live }) => live).map((event) => [event.type, event]));
const ofLiveEvents = new Set([...liveEvents.values()].map(({ topic }) => topic));

/** The topics of every event that its contract sends to open browsers. */
export const liveTopics: readonly string[] = topics
  .map(({ name }) => name)
  .filter((name) => ofLiveEvents.has(name));

const envelope = z.object({ id: z.string(), type: z.string(), data: z.unknown() });

/** An event's id and what it means to open browsers: null for one that concerns none. Throws on an unreadable event. */
export const readLiveEvent = (text: string): { id: string; note: LiveNote | null } => {
  const { id, type, data } = envelope.parse(JSON.parse(text));
  const event = liveEvents.get(type);
  return { id, note: event?.live?.(event.data.parse(data)) ?? null };
};
