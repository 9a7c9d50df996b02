import type { CriterionVerdict } from '@academy/contracts/http/catalog/verdicts.ts';

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
  /** Hands over the verdict, at once or later, with the milliseconds that it took to make. */
  judge: (text: string, take: (verdict: V, tookMs: number) => void) => void;
  later: (work: () => void, milliseconds: number) => () => void;
  publish: (view: LiveView<V>) => void;
  /** Even the quickest of the first checks was too slow for this device. */
  onSlow: () => void;
}

export const JUDGE_AFTER_MS = 300;
export const TELL_AFTER_MS = 2000;
/** A device that needs longer for a check has other things to do. The first ones warm up the code. */
const SLOW_MS = 50;
const MEASURED_CHECKS = 3;

/**
 * Judges while one types: shortly after the last key, and tells aloud only what changed, once the typing has paused for
 * longer, so that a screen reader is not talked over.
 */
export function createLiveCheck<V extends Judged>(options: LiveCheckOptions<V>) {
  const { later, publish, onSlow } = options;
  let view: LiveView<V> = { preview: null, told: [] };
  let lastTold: V | null = null;
  let cancelJudging = () => {};
  let cancelTelling = () => {};
  const durations: number[] = [];

  let turn = 0;

  function measure(tookMs: number) {
    if (durations.length === MEASURED_CHECKS) return;
    durations.push(tookMs);
    if (durations.length === MEASURED_CHECKS && Math.min(...durations) > SLOW_MS) onSlow();
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
    const asked = turn;
    options.judge(text, (verdict, tookMs) => {
      measure(tookMs);
      // A key came meanwhile: the text that it made is judged in its turn.
      if (asked !== turn) return;
      lastTold ??= verdict;
      show({ preview: { text, verdict } });
      cancelTelling = later(() => tell(verdict), TELL_AFTER_MS);
    });
  }
  function tell(verdict: V) {
    const changed = changedCriteria(lastTold, verdict);
    lastTold = verdict;
    if (changed.length > 0) show({ told: changed });
  }

  function cancel() {
    turn += 1;
    cancelJudging();
    cancelTelling();
  }

  return {
    type(text: string) {
      cancel();
      cancelJudging = later(() => showPreview(text), JUDGE_AFTER_MS);
    },
    stop: cancel,
  };
}
