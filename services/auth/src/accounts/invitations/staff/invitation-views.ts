import type {
  Invitation as InvitationView,
  InvitationImport as ImportView,
} from '@academy/contracts/http/auth/invitations.ts';
import { maySendAgain, statusOf, type InvitationRecord } from '../invitation.ts';
import type { ShownImport } from '../import/invitation-import-repository.ts';

export const invitationView = (invitation: InvitationRecord, now: Date): InvitationView => ({
  id: invitation._id,
  email: invitation.email,
  firstName: invitation.firstName,
  lastName: invitation.lastName,
  language: invitation.language,
  role: invitation.role,
  status: statusOf(invitation, now),
  importId: invitation.importId,
  invitedBy: invitation.invitedBy,
  userId: invitation.userId,
  sentAt: invitation.sentAt.toISOString(),
  validUntil: invitation.validUntil.toISOString(),
  endedAt: invitation.endedAt?.toISOString() ?? null,
  maySendAgain: maySendAgain(invitation, now),
  mayWithdraw: maySendAgain(invitation, now),
  version: invitation.version,
});

export const importView = (started: ShownImport): ImportView => ({
  id: started._id,
  fileName: started.fileName,
  actorId: started.actorId,
  createdAt: started.createdAt.toISOString(),
  total: started.total,
  done: started.done,
  skipped: started.skipped,
  limited: started.limited ?? 0,
  stopped: started.stopped ?? null,
  // The worker takes its leave of a stopped one a moment later.
  endedAt: (started.handledAt ?? started.stoppedAt)?.toISOString() ?? null,
});
