import type { AcceptedInvitation, accountMailEndpoints } from '@academy/contracts/http/auth/account-mails.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { client } from '../../../shared/api/client.ts';

const forgot = endpointRef<typeof accountMailEndpoints.forgotPassword>('POST', '/api/auth/forgot');
const reset = endpointRef<typeof accountMailEndpoints.resetPassword>('POST', '/api/auth/reset');
const address = endpointRef<typeof accountMailEndpoints.confirmAddress>('POST', '/api/auth/confirm-address');
const newAddress = endpointRef<typeof accountMailEndpoints.confirmNewAddress>(
  'POST',
  '/api/auth/confirm-new-address',
);
const invitation = endpointRef<typeof accountMailEndpoints.openInvitation>('POST', '/api/auth/invitation');
const accept = endpointRef<typeof accountMailEndpoints.acceptInvitation>(
  'POST',
  '/api/auth/invitation/accept',
);
const send = endpointRef<typeof accountMailEndpoints.sendConfirmation>(
  'POST',
  '/api/user/confirm-address/send',
);

export const sendConfirmation = () => client.call(send, {});
export const forgotPassword = (fields: { email: string }) => client.call(forgot, { body: fields });
export const resetPassword = (fields: { token: string; password: string }) =>
  client.call(reset, { body: fields });

/** What a link confirms: the address of the account, or another one in its place. */
export type Confirmation = 'address' | 'newAddress';
export const confirmByLink = (what: Confirmation, token: string) =>
  what === 'address'
    ? client.call(address, { body: { token } })
    : client.call(newAddress, { body: { token } });

export const openInvitation = (token: string) => client.call(invitation, { body: { token } });
export const acceptInvitation = (fields: AcceptedInvitation) => client.call(accept, { body: fields });
