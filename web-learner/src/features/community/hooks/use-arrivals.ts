import type { LiveMessage } from '@academy/contracts/http/gateway/live-messages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { onLive } from '../../../shared/live/live-news.ts';
import { splitArrivals, type Item, type Split } from '../model/arrivals.ts';
import { isOwnWriting } from '../model/own-writings.ts';

interface Arrivals<T> extends Split<T> {
  /** Shows these from now on: the reader has asked for them. */
  settle: (items: readonly Item[]) => void;
  /** Shows all that there is, which are these. */
  settleAll: (items: readonly Item[]) => void;
}

/**
 * A list that stands still: what others write counts as waiting until the reader asks. `announcedBy` names the item that
 * a live message announces, or null for one about something else.
 */
export function useArrivals<T extends Item>(
  items: readonly T[] | undefined,
  announcedBy: (message: LiveMessage) => string | null,
): Arrivals<T> {
  const [settled, setSettled] = useState<ReadonlySet<string> | null>(null);
  const [announced, setAnnounced] = useState<ReadonlySet<string>>(new Set());
  if (settled === null && items) setSettled(idsOf(items));

  const hear = useEffectEvent((message: LiveMessage) => {
    const id = announcedBy(message);
    if (id !== null && !isOwnWriting(id)) setAnnounced((before) => new Set(before).add(id));
  });
  useEffect(() => onLive((message) => hear(message)), []);

  const settle = (more: readonly Item[]) =>
    setSettled((before) => new Set([...(before ?? []), ...idsOf(more)]));
  return {
    ...splitArrivals(items ?? [], settled, announced),
    settle,
    settleAll(all) {
      settle(all);
      // What was announced and is not among them is gone again, or belongs into another list.
      setAnnounced(new Set());
    },
  };
}

const idsOf = (items: readonly Item[]): Set<string> => new Set(items.map(({ id }) => id));
