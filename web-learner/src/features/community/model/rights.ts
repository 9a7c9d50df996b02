import { hasPremiumAccess, type PlanHolder } from '@academy/contracts/shared/entitlement.ts';
import { may } from '@academy/contracts/shared/permissions.ts';

/** Whether somebody decides on what others write. */
export const moderates = (user: Pick<PlanHolder, 'role'> | null): boolean =>
  user !== null && may(user.role, 'moderation.write');

/** Who may start a discussion: those with premium access and moderators. Every member may reply. */
export const mayPost = (user: PlanHolder | null): boolean =>
  user !== null && (hasPremiumAccess(user) || moderates(user));
