import type { accountEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import type { User } from '@academy/contracts/http/auth/user.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useLogin, useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { client, session } from '../api.ts';
import { NotStaff, type SignInParams } from '../auth-provider.ts';
import { isStaff } from '@academy/contracts/shared/permissions.ts';
import { failureOf, type SignInFailure } from './sign-in-failure.ts';

const me = endpointRef<typeof accountEndpoints.me>('GET', '/api/auth/me');

/** Who is at the door, what they try and what came of it. */
export function useSignIn() {
  const login = useLogin();
  const notify = useNotify();
  const [present, setPresent] = useState<User | null>(null);
  const [refused, setRefused] = useState<User | null>(null);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    if (!session.read()) return;
    const leaving = new AbortController();
    const recognise = (user: User | undefined) => {
      if (!user) return;
      if (isStaff(user.role)) setPresent(user);
      else setRefused(user);
    };
    // Without a valid session, show the form.
    client.call(me, { on401: 'return-nothing', signal: leaving.signal }).then(recognise, () => undefined);
    return () => leaving.abort();
  }, []);

  return {
    present,
    refused,
    failure,
    isPending,
    async enter(params: SignInParams) {
      setPending(true);
      setFailure(null);
      try {
        await login(params);
        notify('academy.signIn.welcome', { type: 'success' });
      } catch (error) {
        if (error instanceof NotStaff) setRefused(error.user);
        else if ('presentSession' in params && error instanceof ApiError && error.status === 401)
          setPresent(null);
        else setFailure(failureOf(error));
      } finally {
        setPending(false);
      }
    },
    chooseAnother() {
      setPresent(null);
      setRefused(null);
    },
  };
}
