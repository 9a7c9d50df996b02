import { fold } from '@academy/service-kit/text/fold.ts';
import type { Role } from '@academy/contracts/shared/people.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { MailProof } from '../mails/mail-token.ts';
import type { Entitlements } from '../../payments/entitlements.ts';

/** Every session is over that was opened on this version of the account or an earlier one, but the one excepted. */
export interface SessionsEnded {
  /** Absent in accounts whose sessions an earlier release ended. */
  upToVersion?: number;
  /** When; decides for sessions of an earlier release, which do not know their version. */
  before: Date;
  exceptSessionId?: string;
}

/** An address that somebody wants for their account, until they open the link that was sent there. */
export interface PendingAddress {
  email: string;
  proof: MailProof;
  /** The session that gave the password for it, which goes on when the others end. */
  sessionId: string;
}

export interface User extends Entitlements {
  _id: string;
  email: string;
  /** Whether somebody has opened the link that was sent there. */
  emailConfirmed: boolean;
  /** For the unique index: one account per address, however it is capitalised. */
  emailFolded: string;
  username: string;
  usernameFolded: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  role: Role;
  language: Language;
  /** IANA name. */
  timeZone: string;
  acceptedTerms: { version: string; at: Date };
  createdAt: Date;
  sessionsEnded?: SessionsEnded;
  /** Of the latest link that confirms the address. */
  addressProof?: MailProof;
  /** Of the latest link to set a new password, and the request that it was sent for. */
  passwordReset?: MailProof & { requestId: string };
  pendingAddress?: PendingAddress;
  /** What staff find the user by. */
  terms: string[];
  removedAt?: Date;
}

/** A user as it stands at one version. */
export type UserRecord = User & { version: number };

/** An account as its own calls read it: without its password. */
export type Account = Omit<UserRecord, 'passwordHash' | 'terms'>;
/** The same for a sign-in. */
export type SigningIn = Account & Pick<User, 'passwordHash'>;

/** What `sessionsEnded` becomes with the write that ends every session opened so far. */
export const endSessions = (
  { version }: Pick<UserRecord, 'version'>,
  before: Date,
  exceptSessionId?: string,
): SessionsEnded & { upToVersion: number } => ({
  upToVersion: version,
  before,
  ...(exceptSessionId !== undefined && { exceptSessionId }),
});

/** Accents in an address tell mailboxes apart, so only the case is folded. */
export const foldEmail = (email: string): string => email.normalize('NFC').toLowerCase();
export const foldUsername = fold;

export type Names = Pick<User, 'email' | 'username' | 'firstName' | 'lastName'>;

/** The fields that follow from a user's names and addresses. */
export const derivedFromNames = (names: Names): Pick<User, 'emailFolded' | 'usernameFolded' | 'terms'> => ({
  emailFolded: foldEmail(names.email),
  usernameFolded: foldUsername(names.username),
  terms: [
    ...new Set([
      foldEmail(names.email),
      foldUsername(names.username),
      ...fold(`${names.firstName} ${names.lastName}`).split(/\s+/).filter(Boolean),
    ]),
  ],
});

export interface RoleWish {
  role?: Role | undefined;
  isAdmin?: boolean | undefined;
  isModerator?: boolean | undefined;
}

/**
 * The role that staff ask for. Whoever sends another role means it, whatever the switches of the same record say;
 * a switch concerns its own role alone, and one that is not sent stays as it is.
 */
export const roleAfter = (role: Role, wish: RoleWish): Role => {
  if (wish.role !== undefined && wish.role !== role) return wish.role;
  const isAdmin = wish.isAdmin ?? role === 'administrator';
  const isModerator = wish.isModerator ?? role === 'moderator';
  if (isAdmin) return 'administrator';
  if (isModerator) return 'moderator';
  return role === 'administrator' || role === 'moderator' ? 'learner' : role;
};
