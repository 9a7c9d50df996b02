import type { accountMailEndpoints } from '@academy/contracts/http/auth/account-mails.ts';
import type { accountEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import type { Language } from '../../../shared/i18n/language.ts';

const profile = endpointRef<typeof accountEndpoints.updateProfile>('PUT', '/api/user/profile');
const password = endpointRef<typeof accountEndpoints.changePassword>('POST', '/api/user/change-password');
const sessions = endpointRef<typeof accountEndpoints.listSessions>('GET', '/api/auth/sessions');
const endOne = endpointRef<typeof accountEndpoints.endSession>('DELETE', '/api/auth/sessions/:id');
const pendingSend = endpointRef<typeof accountMailEndpoints.sendAddressChange>(
  'POST',
  '/api/user/pending-email/send',
);
const pendingCancel = endpointRef<typeof accountMailEndpoints.cancelAddressChange>(
  'DELETE',
  '/api/user/pending-email',
);

export const sendAddressChange = () => client.call(pendingSend, {});
export const cancelAddressChange = () => client.call(pendingCancel, {});

export interface ProfileFields {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  /** Needed only for another email. */
  currentPassword?: string;
}

export const updateProfile = (fields: ProfileFields & { language?: Language; timeZone?: string }) =>
  client.call(profile, { body: fields });

export const changePassword = (fields: { currentPassword: string; newPassword: string }) =>
  client.call(password, { body: fields });

/** Sessions come and go elsewhere, so the list is read afresh on arrival. */
export const sessionsQuery = queryOptions({
  queryKey: ['/api/auth/sessions'],
  queryFn: () => client.call(sessions, {}),
  staleTime: 0,
});

export const endSession = (id: string) => client.call(endOne, { params: { id } });
