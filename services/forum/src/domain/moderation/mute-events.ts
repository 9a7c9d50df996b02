import { muteChangedV1 } from '@academy/contracts/events/forum/mute-changed.v1.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';

interface MuteTold {
  userId: string;
  by: string;
  until: Date;
  at: Date;
}

const told = (
  action: 'member.muted' | 'member.unmuted',
  { userId, by, until, at }: MuteTold,
): PendingEvent[] => [
  pendingEvent(muteChangedV1, { userId, until: until.toISOString() }),
  staffActionRecorded({
    actorId: by,
    action,
    resource: 'mutes',
    resourceId: userId,
    fields: ['until', 'reason'],
    at,
  }),
];

export const memberMuted = (mute: MuteTold): PendingEvent[] => told('member.muted', mute);

export const memberUnmuted = (mute: MuteTold): PendingEvent[] => told('member.unmuted', mute);
