import type { z } from 'zod';
import type { sessionSchema } from '@academy/contracts/http/auth/sessions.ts';
import type { staffUserSchema } from '@academy/contracts/http/auth/staff-users.ts';
import type { User as UserView } from '@academy/contracts/http/auth/user.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { deviceName } from '../sessions/device.ts';
import type { Session } from '../sessions/session.ts';
import type { Account } from './user.ts';

export const userView = (user: Account): UserView => ({
  id: user._id,
  email: user.email,
  emailConfirmed: user.emailConfirmed,
  pendingEmail: user.pendingAddress?.email ?? null,
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username,
  isPremium: user.plan === 'premium',
  isAdmin: user.role === 'administrator',
  isModerator: user.role === 'moderator',
  role: user.role,
  plan: user.plan,
  language: user.language,
  timeZone: user.timeZone,
  createdAt: user.createdAt.toISOString(),
});

export const staffUserView = (user: Account): z.input<typeof staffUserSchema> => ({
  ...userView(user),
  version: user.version,
});

export const sessionView = (
  session: Session,
  { currentId, language }: { currentId: string; language: Language },
): z.input<typeof sessionSchema> => ({
  id: session._id,
  current: session._id === currentId,
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
  device: deviceName(session.device, language),
});
