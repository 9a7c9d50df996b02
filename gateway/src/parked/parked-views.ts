import type { ParkedEvent, ParkedEventDetail } from '@academy/contracts/http/gateway/parked-events.ts';
import type { ParkedMessage } from '@academy/service-kit/parked/parked-log.ts';

export const toParkedEvent = (message: ParkedMessage): ParkedEvent => ({
  id: message.id,
  topic: message.topic,
  group: message.group,
  eventType: message.eventType,
  key: message.key,
  error: message.error,
  attempts: message.attempts,
  parkedAt: message.parkedAt.toISOString(),
  status: message.status,
  replays: message.replays,
  resolvedBy: message.resolvedBy,
  resolvedAt: message.resolvedAt?.toISOString() ?? null,
});

export const toParkedEventDetail = (message: ParkedMessage): ParkedEventDetail => ({
  ...toParkedEvent(message),
  value: message.value,
});
