import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import { useListContext } from 'ra-core';
import { useState } from 'react';

/**
 * The chosen cases as they were when they were chosen: what happened to one since, on this page of the list or another, is
 * not what somebody decided on, and the server refuses it.
 */
export function useChosenCases(): readonly ModerationCase[] {
  const { data = [], selectedIds = [] } = useListContext<ModerationCase>();
  const [chosen, setChosen] = useState<readonly ModerationCase[]>([]);
  const now = selectedIds.flatMap(
    (id) => chosen.find((one) => one.id === id) ?? data.find((one) => one.id === id) ?? [],
  );
  const isSame = now.length === chosen.length && now.every((one, index) => one === chosen[index]);
  if (!isSame) setChosen(now);
  return now;
}
