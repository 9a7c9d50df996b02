import type { ParkedEvent } from '@academy/contracts/http/gateway/parked-events.ts';
import { useRecordContext, useTranslate } from 'ra-core';

const statuses: readonly ParkedEvent['status'][] = ['parked', 'replaying', 'replayed', 'discarded'];
const textOf = (status: ParkedEvent['status']) => `resources.parked-events.statuses.${status}`;

export const parkedStatusChoices = statuses.map((id) => ({ id, name: textOf(id) }));

/** Whether the event still waits, and what became of it otherwise. */
export function ParkedEventStatus() {
  const translate = useTranslate();
  const event = useRecordContext<ParkedEvent>();
  if (!event) return null;
  return (
    <span className={event.status === 'parked' ? 'tag tag--key' : 'tag'}>
      {translate(textOf(event.status))}
    </span>
  );
}
