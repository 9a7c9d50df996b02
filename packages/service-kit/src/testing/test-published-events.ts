import type { ServiceContract } from '@academy/contracts/registry/service-contract.ts';
import {
  departures,
  publishedBy,
  unlisted,
  withoutCase,
  withoutRisingSequence,
  type EventCase,
} from './published-events.ts';
import type { PublishedEvent } from './service-under-test.ts';
import { until } from './wait-for.ts';

/** Events of a contract by their short names: `post_created.v1`. */
const shortNames = ({ events }: EventCase): string =>
  events.map(({ type }) => type.split('.').slice(2).join('.')).join(', ');

/**
 * Declares the contract test of a service's events: each that the registry lists with it has to have a case, and a test
 * for each case, in their order, holds what really comes of it against the contract. `published` gives what lies on the
 * topics so far; watch every topic of the academy, so that events are found which the registry does not list.
 */
export const testPublishedEvents = (
  contract: ServiceContract,
  cases: readonly EventCase[],
  published: () => readonly PublishedEvent[],
): void => {
  test(`When the registry lists an event with ${contract.name}, then a case here provokes it`, () => {
    expect(withoutCase(contract, cases)).toEqual([]);
  });

  test.each(cases.map((one) => [one.when, shortNames(one), one] as const))(
    'When %s, then what it publishes is as its contract says: %s',
    async (_when, _names, { events, act }) => {
      const before = published().length;
      const key = await act();
      const sinceThen = () => publishedBy(contract, published().slice(before));
      for (const event of events) {
        const message = await until(
          () => sinceThen().find(({ type, subject }) => type === event.type && subject === key),
          { what: `${event.type} with the key ${key}` },
        );
        expect(departures(event, message)).toEqual([]);
      }
      expect(withoutRisingSequence(publishedBy(contract, published()))).toEqual([]);
      expect(unlisted(contract, published())).toEqual([]);
    },
    60_000,
  );
};
