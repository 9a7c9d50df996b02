import { useLogout } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { session } from '../api.ts';

/** Leaves the console as soon as the session ends elsewhere, such as by signing out of the academy. */
export function SessionWatch() {
  const logout = useLogout();
  const leave = useEffectEvent(() => void logout());
  useEffect(() => session.subscribe((token) => token === null && leave()), []);
  return null;
}
