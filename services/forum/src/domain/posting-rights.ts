import { hasPremiumAccess } from '@academy/contracts/shared/people.ts';
import { mayActAs, type Caller } from '@academy/service-kit/identity/identity-port.ts';

/** Premium members post, and moderators whatever their plan; every member replies. */
export const mayPost = (caller: Pick<Caller, 'role' | 'plan'>): boolean =>
  hasPremiumAccess(caller) || mayActAs(caller.role, 'moderator');
