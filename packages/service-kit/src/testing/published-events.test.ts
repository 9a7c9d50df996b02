import { defineEvent } from '@academy/contracts/events/event.ts';
import type { ServiceContract } from '@academy/contracts/registry/service-contract.ts';
import { z } from 'zod';
import { departures, publishedBy, unlisted, withoutCase, withoutRisingSequence } from './published-events.ts';
import type { PublishedEvent } from './service-under-test.ts';

const event = (name: string) =>
  defineEvent({
    type: `academy.library.${name}.v1`,
    topic: 'library.documents',
    key: 'document id',
    when: 'something happened',
    data: z.object({ id: z.string() }),
  });
const added = event('document_added');
const removed = event('document_removed');
const contract: ServiceContract = { name: 'library', endpoints: {}, events: [added, removed] };

let made = 0;
const message = (over: Partial<PublishedEvent> = {}): PublishedEvent => ({
  topic: 'library.documents',
  key: 'guide',
  specversion: '1.0',
  id: `0197f3a0-0000-7000-8000-${String((made += 1)).padStart(12, '0')}`,
  source: '/academy/library',
  type: added.type,
  subject: 'guide',
  time: '2026-01-02T03:00:00.000Z',
  sequence: 1,
  datacontenttype: 'application/json',
  data: { id: 'guide' },
  ...over,
});

test('When an event has no case, then it is named', () => {
  const act = () => Promise.resolve('guide');
  expect(withoutCase(contract, [{ when: 'it is added', events: [added], act }])).toEqual([removed.type]);
  expect(withoutCase(contract, [{ when: 'all of it', events: [added, removed], act }])).toEqual([]);
});

test('When a service publishes what the registry does not list with it, then it is named, once', () => {
  const other = message({ type: 'academy.library.document_featured.v1' });
  const ofAnother = message({ source: '/academy/test', type: 'academy.auth.user_deleted.v1' });
  const messages = [message(), other, other, ofAnother];
  expect(unlisted(contract, messages)).toEqual([other.type]);
  expect(publishedBy(contract, messages)).not.toContain(ofAnother);
});

test('When a message is as its contract says, then nothing is said of it', () => {
  expect(departures(added, message())).toEqual([]);
});

test.each([
  ['topic', { topic: 'library.other' }, 'it lies in library.other, not in library.documents'],
  ['key', { key: 'ana' }, 'its key is ana, its subject guide'],
  ['version', { sequence: 0 }, expect.stringContaining('envelope.sequence: ')],
  ['data', { data: { id: 1 } }, expect.stringContaining('data.id: ')],
  ['data', { data: { id: 'guide', email: 'ana@example.com' } }, 'data: holds more than the contract names'],
])('When the %s of a message is another, then it is said', (_what, over, said) => {
  expect(departures(added, message(over))).toEqual([said]);
});

test('When the versions of an aggregate do not rise, then it is named; another aggregate counts for itself', () => {
  const [first, second] = [message({ sequence: 1 }), message({ sequence: 4 })];
  const ofAnother = message({ sequence: 2, aggregate: 'report', aggregateid: 'r1' });
  expect(withoutRisingSequence([first, second, ofAnother, first])).toEqual([]);
  expect(withoutRisingSequence([first, second, message({ sequence: 4 })])).toEqual([
    'library.documents guide',
  ]);
});
