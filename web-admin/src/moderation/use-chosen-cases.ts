import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import { useListContext } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The chosen cases as they were when they were chosen: what happened to one since, on this page of the list or another, is
 * not what somebody decided on, and the server refuses it. A choice of an earlier visit is dropped: react-admin keeps its ids
 * in the browser, and the cases that they were are gone.
 */
export function useChosenCases(): readonly ModerationCase[] {
  const { data = [], selectedIds = [], onUnselectItems } = useListContext<ModerationCase>();
  const [chosen, setChosen] = useState<readonly ModerationCase[]>([]);
  const dropEarlier = useEffectEvent(() => onUnselectItems());
  useEffect(() => dropEarlier(), []);
  const now = selectedIds.flatMap(
    (id) => chosen.find((one) => one.id === id) ?? data.find((one) => one.id === id) ?? [],
  );
  const isSame = now.length === chosen.length && now.every((one, index) => one === chosen[index]);
  if (!isSame) setChosen(now);
  return now;
}
