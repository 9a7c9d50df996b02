import { hasPremiumAccess } from '@academy/contracts/shared/entitlement.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { moderates } from './visibility.ts';

/** Whoever has premium access posts, and moderators whatever their plan; every member replies. */
export const mayPost = (caller: Pick<Caller, 'role' | 'plan'>): boolean =>
  hasPremiumAccess(caller) || moderates(caller.role);
