import type { Envelope } from '@academy/contracts/events/event.ts';
import { newId } from '../ids/uuid-v7.ts';
import { aggregateVersion, withinKind } from './aggregate-version.ts';

const envelope: Envelope = {
  specversion: '1.0',
  id: newId(),
  source: '/academy/catalog',
  type: 'academy.catalog.attempt_recorded.v1',
  subject: 'ana',
  time: '2026-01-01T12:00:00.000Z',
  sequence: 3,
  datacontenttype: 'application/json',
  data: {},
};

test('When the key of an event is its aggregate, then the version is of the subject', () => {
  expect(aggregateVersion(envelope)).toMatchObject({ id: 'ana', sequence: 3 });
});

test('When events of several aggregates share a key, then the version is of the aggregate', () => {
  const ofAttempt = { ...envelope, aggregate: 'attempt', aggregateid: 'attempt-1' };
  expect(aggregateVersion(ofAttempt)).toMatchObject({ id: 'attempt-1', sequence: 3 });
});

test('When a read model keeps several kinds in one collection, then each version names its kind', () => {
  expect(withinKind(aggregateVersion(envelope), 'learner')).toMatchObject({ id: 'learner-ana', sequence: 3 });
});
