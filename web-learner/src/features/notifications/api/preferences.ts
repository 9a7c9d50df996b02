import type { preferenceEndpoints } from '@academy/contracts/http/scheduler/preferences.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

type Endpoints = typeof preferenceEndpoints;
const read = endpointRef<Endpoints['getNotificationPreferences']>('GET', '/api/notifications/preferences');
const change = endpointRef<Endpoints['setNotificationPreferences']>('PUT', '/api/notifications/preferences');

/** The link in a mail may have changed them elsewhere, so they are read afresh on arrival. */
export const preferencesQuery = queryOptions({
  queryKey: ['/api/notifications/preferences'],
  queryFn: () => client.call(read, {}),
  staleTime: 0,
});

export interface PreferenceSwitch {
  activity: string;
  channel: string;
  on: boolean;
}

export const setPreference = ({ activity, channel, on }: PreferenceSwitch) =>
  client.call(change, { body: { [activity]: { [channel]: on } } });
