import type { notificationEndpoints } from '@academy/contracts/http/scheduler/notifications.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { client } from '../../../shared/api/client.ts';

const readAbout = endpointRef<(typeof notificationEndpoints)['readNotificationsAbout']>(
  'POST',
  '/api/notifications/read-about',
);

export const markReadAbout = (thingId: string) => client.call(readAbout, { body: { thingId } });
