import type { accountEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import type { Registration } from '@academy/contracts/http/auth/sign-in.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { client } from '../../../shared/api/client.ts';

const login = endpointRef<typeof accountEndpoints.login>('POST', '/api/auth/login');
const register = endpointRef<typeof accountEndpoints.register>('POST', '/api/auth/register');

export interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

export const signIn = (credentials: Credentials) => client.call(login, { body: credentials });
export const createAccount = (registration: Registration) => client.call(register, { body: registration });
