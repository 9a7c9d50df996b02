import { randomUUID } from 'node:crypto';
import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import type { DataOf, Envelope } from '@academy/contracts/events/event.ts';
import type { Endpoint } from '@academy/contracts/http/endpoint.ts';
import type { TestResponse } from './http-client.ts';
import { until } from './wait-for.ts';

export type RecordedAction = DataOf<typeof adminActionRecordedV1>;

/** Names of the calls by which staff may change something: all of the back office but its reads. */
export const staffWritesOf = (endpoints: Readonly<Record<string, Endpoint>>): string[] =>
  Object.entries(endpoints)
    .filter(([, { method, path }]) => path.startsWith('/api/admin/') && method !== 'GET')
    .map(([name]) => name);

/**
 * Makes a call with these headers and gives what it left for the audit log, found among `events` by the request's id.
 * Throws when the call is refused, or leaves nothing.
 */
export const recordedAction = async (
  events: readonly Envelope[],
  call: (headers: Record<string, string>) => Promise<TestResponse>,
): Promise<RecordedAction> => {
  const requestId = randomUUID();
  const { status, body } = await call({ 'x-request-id': requestId, 'x-forwarded-for': '203.0.113.77' });
  if (status >= 300) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  // What has this type was validated by its contract when it was published.
  const actions = () =>
    events
      .filter(({ type }) => type === adminActionRecordedV1.type)
      .map(({ data }) => data as RecordedAction);
  return until(() => actions().find((action) => action.requestId === requestId), {
    what: 'the record of the call in the audit log',
  });
};
