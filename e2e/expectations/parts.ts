import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { auditTopics } from '@academy/contracts/events/audit/topics.ts';
import { authTopics } from '@academy/contracts/events/auth/topics.ts';
import { gatewayTopics } from '@academy/contracts/events/gateway/topics.ts';
import { replaysTopic } from '@academy/contracts/events/topics.ts';
import { services, type Owner } from '@academy/contracts/registry/services.ts';
import type { Broadcast } from '@academy/service-kit/lifecycle/feature.ts';
import { load, readers, root } from './readers.ts';

/** What is published to a topic or consumed from it. */
export interface TopicUse {
  /** Names of events without their version, such as `user_deleted`. */
  events: ReadonlySet<string>;
  /** Whether all that the topic carries is read, whatever comes of it: a page need not say which events. */
  whole: boolean;
}

export type TopicUses = ReadonlyMap<string, TopicUse>;

/** One process of the academy, by what its code declares. */
export interface Part {
  name: Owner;
  folder: string;
  publishes: TopicUses;
  consumes: TopicUses;
}

/** `academy.auth.user_deleted.v1` → `user_deleted`. */
export const eventName = (type: string): string => type.split('.')[2] ?? type;

const uses = (events: readonly { topic: string; type: string }[], whole: readonly string[] = []): TopicUses =>
  new Map(
    [...whole, ...events.map(({ topic }) => topic)].map((topic) => [
      topic,
      {
        events: new Set(events.filter((event) => event.topic === topic).map(({ type }) => eventName(type))),
        whole: whole.includes(topic),
      },
    ]),
  );

const identityTopics = [authTopics.users.name, authTopics.sessions.name];

const broadcastTopics = async (folder: string): Promise<string[]> => {
  if (!existsSync(join(root, folder, 'src/events/broadcasts.ts'))) return [];
  const { broadcasts } = await load<{ broadcasts: (deps: object) => Broadcast[] }>(
    folder,
    'src/events/broadcasts.ts',
  );
  return broadcasts({}).flatMap(({ topics }) => topics.map(({ name }) => name));
};

const servicePart = async ({ name, events }: (typeof services)[number]): Promise<Part> => {
  const folder = `services/${name}`;
  const handled = readers.filter((reader) => reader.name === name).map(({ event }) => event);
  return {
    name,
    folder,
    publishes: uses(events),
    consumes: uses(handled, [
      // auth itself knows who is asking from its own records.
      ...(name === 'auth' ? [] : identityTopics),
      ...(await broadcastTopics(folder)),
    ]),
  };
};

const gatewayPart = async (): Promise<Part> => {
  const { liveTopics } = await load<{ liveTopics: readonly string[] }>('gateway/src/live/live-note.ts');
  return {
    name: 'gateway',
    folder: 'gateway',
    // The first two come of what staff do with parked messages, by the kit.
    publishes: uses([], [auditTopics.actions.name, replaysTopic.name, gatewayTopics.presence.name]),
    consumes: uses([], [...identityTopics, ...liveTopics]),
  };
};

export const parts: readonly Part[] = await Promise.all([...services.map(servicePart), gatewayPart()]);
