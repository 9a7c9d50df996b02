import type { CriterionVerdict } from '@academy/contracts/http/catalog/exercises.ts';

/** As much of a verdict as the preview tells aloud. */
export interface Judged {
  score: number;
  criteria: readonly Pick<CriterionVerdict, 'key' | 'label' | 'status' | 'judged'>[];
}

export interface LivePreview<V> {
  /** The text that was judged. */
  text: string;
  verdict: V;
}

export interface LiveView<V> {
  preview: LivePreview<V> | null;
  /** What changed since it was last told aloud. */
  told: readonly { key: string; label: string; status: CriterionVerdict['status'] }[];
}

/** The criteria whose status is another than before; at first, none: the preview is then on the screen anyway. */
export const changedCriteria = (before: Judged | null, now: Judged): LiveView<Judged>['told'] =>
  now.criteria.filter(({ key, status, judged }) => {
    const earlier = before?.criteria.find((criterion) => criterion.key === key);
    if (earlier === undefined || judged === false) return false;
    return earlier.judged === false || earlier.status !== status;
  });

interface LiveCheckOptions<V> {
  judge: (text: string) => V;
  later: (work: () => void, milliseconds: number) => () => void;
  publish: (view: LiveView<V>) => void;
  /** The time in milliseconds. */
  now: () => number;
  /** Even the quickest of the first checks was too slow to be made while somebody types. */
  onSlow: () => void;
}

export const JUDGE_AFTER_MS = 300;
export const TELL_AFTER_MS = 2000;
/** As long as a check may keep the page from answering a key. The first ones warm up the code. */
const SLOW_MS = 50;
const MEASURED_CHECKS = 3;

/**
 * Judges while one types: shortly after the last key, and tells aloud only what changed, once the typing has paused for
 * longer, so that a screen reader is not talked over.
 */
export function createLiveCheck<V extends Judged>(options: LiveCheckOptions<V>) {
  const { later, publish, now, onSlow } = options;
  let view: LiveView<V> = { preview: null, told: [] };
  let lastTold: V | null = null;
  let cancelJudging = () => {};
  let cancelTelling = () => {};
  const durations: number[] = [];

  function judge(text: string): V {
    const start = now();
    const verdict = options.judge(text);
    if (durations.length < MEASURED_CHECKS) {
      durations.push(now() - start);
      if (durations.length === MEASURED_CHECKS && Math.min(...durations) > SLOW_MS) onSlow();
    }
    return verdict;
  }
  function show(next: Partial<LiveView<V>>) {
    view = { ...view, ...next };
    publish(view);
  }
  function showPreview(text: string) {
    if (text.trim() === '') {
      lastTold = null;
      return show({ preview: null, told: [] });
    }
    const verdict = judge(text);
    lastTold ??= verdict;
    show({ preview: { text, verdict } });
    cancelTelling = later(() => tell(verdict), TELL_AFTER_MS);
  }
  function tell(verdict: V) {
    const changed = changedCriteria(lastTold, verdict);
    lastTold = verdict;
    if (changed.length > 0) show({ told: changed });
  }

  return {
    type(text: string) {
      cancelJudging();
      cancelTelling();
      cancelJudging = later(() => showPreview(text), JUDGE_AFTER_MS);
    },
    stop() {
      cancelJudging();
      cancelTelling();
    },
  };
}
