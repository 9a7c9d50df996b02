import { isDeepStrictEqual } from 'node:util';
import { envelopeSchema, type EventContract } from '@academy/contracts/events/event.ts';
import type { ServiceContract } from '@academy/contracts/registry/service-contract.ts';
import type { z } from 'zod';
import type { PublishedEvent } from './service-under-test.ts';

/** Something that a service does, and the events that must come of it. */
export interface EventCase {
  /** Behind "When", such as "a member writes a post". */
  when: string;
  events: readonly EventContract[];
  /** Does it by the service's own code. Gives the id that each of these events must have as its key. */
  act: () => Promise<string>;
}

const typesOf = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

/** Types of events that the registry says the service publishes and that no case provokes. */
export const withoutCase = (contract: ServiceContract, cases: readonly EventCase[]): string[] => {
  const provoked = new Set(cases.flatMap(({ events }) => typesOf(events)));
  return typesOf(contract.events).filter((type) => !provoked.has(type));
};

/** What the service itself has published, apart from what tests and neighbours put on the same topics. */
export const publishedBy = (
  { name }: ServiceContract,
  messages: readonly PublishedEvent[],
): PublishedEvent[] => messages.filter(({ source }) => source === `/academy/${name}`);

/** Types of events that the service has published and that the registry does not list with it. */
export const unlisted = (contract: ServiceContract, messages: readonly PublishedEvent[]): string[] => {
  const listed = typesOf(contract.events);
  const found = typesOf(publishedBy(contract, messages)).filter((type) => !listed.includes(type));
  return [...new Set(found)];
};

const issuesOf = ({ error }: z.ZodSafeParseResult<unknown>, where: string): string[] =>
  (error?.issues ?? []).map(({ path, message }) => `${[where, ...path].join('.')}: ${message}`);

/** In which way a message is not as its contract says, in sentences. */
export const departures = (event: EventContract, message: PublishedEvent): string[] => {
  const { topic, key, ...envelope } = message;
  const data = event.data.safeParse(envelope.data);
  return [
    ...(topic === event.topic ? [] : [`it lies in ${topic}, not in ${event.topic}`]),
    ...(key === envelope.subject ? [] : [`its key is ${String(key)}, its subject ${envelope.subject}`]),
    ...issuesOf(envelopeSchema.safeParse(envelope), 'envelope'),
    ...issuesOf(data, 'data'),
    ...(data.success && !isDeepStrictEqual(data.data, envelope.data)
      ? ['data: holds more than the contract names']
      : []),
  ];
};

/** Aggregates whose versions do not rise from message to message. A message that was sent twice counts once. */
export const withoutRisingSequence = (messages: readonly PublishedEvent[]): string[] => {
  const distinct = [...new Map(messages.map((message) => [message.id, message])).values()];
  const ofAggregates = Map.groupBy(distinct, ({ topic, subject, aggregate, aggregateid }) =>
    [topic, subject, aggregate, aggregateid].filter((part) => part !== undefined).join(' '),
  );
  return [...ofAggregates]
    .filter(([, ofOne]) => ofOne.some(({ sequence }, index) => sequence <= (ofOne[index - 1]?.sequence ?? 0)))
    .map(([aggregate]) => aggregate);
};
