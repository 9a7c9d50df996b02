import type { OfferedAttempt } from '@academy/contracts/http/catalog/teaching.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { client } from '../app/api.ts';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';
import type { Span } from './judging-text.ts';
import { changeKey, dropCall, judgeCall, offeredKey } from './teaching-calls.ts';

const texts = 'resources.taught-exercises';

/** Where a teacher is in an exercise's attempts: which is next, what was chosen for it, and what was judged before. */
export function useJudging(exerciseId: string, attempts: readonly OfferedAttempt[]) {
  const queries = useQueryClient();
  const notify = useNotify();
  const showFailure = useFailureNotice();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [judged, setJudged] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<{ id: string; point?: string; masks: Span[]; good?: boolean } | null>(
    null,
  );
  const [isPending, setPending] = useState(false);
  const current = attempts.find(({ id }) => !done.has(id));
  // What was chosen for another attempt is none of this one's.
  const choice = current && chosen?.id === current.id ? chosen : null;
  const masks = choice?.masks ?? [];
  const point = choice?.point ?? current?.points[0]?.key;

  const choose = (part: Partial<NonNullable<typeof chosen>>) => {
    if (current) setChosen({ masks: [], ...choice, ...part, id: current.id });
  };
  const pass = (id: string) => setDone((before) => new Set(before).add(id));
  const fetchAgain = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: offeredKey(exerciseId) }),
      // Shown as outdated; to make it anew for each judgement would keep the server busy.
      queries.invalidateQueries({ queryKey: changeKey(exerciseId), refetchType: 'none' }),
    ]);
  const during = async (failure: string, work: () => Promise<void>) => {
    if (isPending) return;
    setPending(true);
    try {
      await work();
    } catch (error) {
      showFailure(`${texts}.failures.${failure}`, error);
    } finally {
      setPending(false);
      await fetchAgain();
    }
  };

  const judge = (good: boolean) =>
    during('judge', async () => {
      if (!current || point === undefined) return;
      const { id, text } = current;
      await client.call(judgeCall, { params: { id: exerciseId }, body: { id, text, good, point, masks } });
      pass(id);
      setJudged((before) => [...before, id]);
      notify(`${texts}.notifications.${good ? 'good' : 'weak'}`, { type: 'success' });
    });

  return {
    current,
    point,
    masks,
    /** Chosen, and to be confirmed, since something is masked. */
    toConfirm: choice?.good,
    isPending,
    mayUndo: judged.length > 0,
    choosePoint: (key: string) => choose({ point: key }),
    mask: (span: Span) => choose({ masks: [...masks, span] }),
    unmask: () => choose({ masks: [] }),
    /** Judges; where something is masked the text is confirmed first. */
    say: (good: boolean) => {
      if (!current) return;
      if (current.masks.length + masks.length > 0) choose({ good });
      else void judge(good);
    },
    confirm: () => (choice?.good === undefined ? undefined : void judge(choice.good)),
    cancel: () => current && setChosen({ id: current.id, masks, ...(point !== undefined && { point }) }),
    skip: () => current && pass(current.id),
    undo: () => {
      const last = judged.at(-1);
      if (last === undefined) return;
      void during('undo', async () => {
        await client.call(dropCall, { params: { id: last }, body: { dropped: true } });
        setJudged((before) => before.slice(0, -1));
        notify(`${texts}.notifications.undone`, { type: 'success' });
      });
    },
  };
}

export type Judging = ReturnType<typeof useJudging>;
