import type { AuditedChanges } from '@academy/contracts/shared/audited-values.ts';
import type { OpenedValues } from '@academy/service-kit/audit/personal/personal-values.ts';
import type { Link } from '@academy/service-kit/chains/link.ts';
import type { UserRecord } from '../accounts/users/user.ts';

/** One change by staff in any service: who changed what and which fields, with the values of a few. */
export interface AuditEntry {
  /** The event's id. */
  _id: string;
  at: Date;
  actorId: string;
  action: string;
  resource: string;
  resourceId: string;
  /** Whom it concerns, where the record's own id does not say; absent otherwise. */
  personId?: string;
  fields: string[];
  /** Absent where none may be known. */
  values?: AuditedChanges | undefined;
  /** The personal ones, as ciphertext under a key of the person that they are of; absent where there are none. */
  sealed?: string;
  /** The actor's network, cut to /24 or /48; null where it is not known. */
  network: string | null;
  requestId: string | null;
  /** Absent in entries that an earlier release kept. */
  link?: Link;
}

/** What the reader sees of an entry's personal values. */
export type PersonalPart = OpenedValues | { state: 'none' } | { state: 'hidden' };

/** What somebody of staff changed, and who they are now; null where their account is deleted. */
export interface ActedEntry {
  entry: AuditEntry;
  personal: PersonalPart;
  actor: Pick<UserRecord, 'firstName' | 'lastName' | 'username'> | null;
}
