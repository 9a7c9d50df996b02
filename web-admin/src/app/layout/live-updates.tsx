import type { LiveMessage } from '@academy/contracts/http/gateway/live-messages.ts';
import type { Role } from '@academy/contracts/shared/people.ts';
import { isStaff } from '@academy/contracts/shared/permissions.ts';
import { openLiveMessages } from '@academy/web-kit/live/live-messages.ts';
import { createSpread } from '@academy/web-kit/live/spread.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useLogout, useNotify, usePermissions, useRedirect } from 'ra-core';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { session } from '../api.ts';
import type { AcademyAuthProvider } from '../auth-provider.ts';
import { passOn } from '../live-listeners.ts';
import { createGate } from '../gate.ts';

/** Keeps lists in step with the server, and leaves when this account may no longer be here. */
export function LiveUpdates() {
  const queries = useQueryClient();
  const authProvider = useAuthProvider<AcademyAuthProvider>();
  const { permissions } = usePermissions<Role | null>();
  const logout = useLogout();
  const notify = useNotify();
  const redirect = useRedirect();

  // Lists only: an open form keeps the version that it started from, so that a conflict is noticed.
  const refetchLists = useCallback(
    (resources?: readonly string[]) =>
      queries.invalidateQueries({
        refetchType: 'active',
        predicate: ({ queryKey: [resource, method] }) =>
          method === 'getList' && (resources?.includes(String(resource)) ?? true),
      }),
    [queries],
  );
  const refetch = useMemo(() => createSpread(() => void refetchLists()), [refetchLists]);
  useEffect(() => refetch.cancel, [refetch]);

  const apply = useEffectEvent(async (message: LiveMessage) => {
    switch (message.type) {
      case 'document_added':
        await refetchLists(['documents']);
        break;
      case 'changed':
        await refetchLists(message.paths.map((path) => path.slice('/api/'.length)));
        break;
      case 'reset':
        refetch.request();
        break;
      case 'standing_changed':
        // The stream begins by saying what holds now, which is mostly what is known.
        if (message.role === permissions) break;
        await session.renewNow();
        authProvider?.forgetUser();
        if (isStaff(message.role)) {
          await queries.invalidateQueries({ queryKey: ['auth', 'getPermissions'] });
          break;
        }
        createGate().close();
        notify('academy.live.roleLost', { type: 'warning' });
        redirect('/login');
        break;
      case 'session_ended':
        await authProvider?.checkError({ status: 401 }).catch(() => logout());
        break;
    }
  });

  useEffect(
    () =>
      openLiveMessages({
        // The learners' app shares it: one stream for the whole browser.
        name: 'academy-live',
        url: () => '/api/live',
        // The first screen is fetched from this moment on, before the stream stands.
        since: Date.now(),
        session,
        onMessage: (message) => {
          passOn(message);
          void apply(message);
        },
      }),
    [],
  );

  return null;
}
