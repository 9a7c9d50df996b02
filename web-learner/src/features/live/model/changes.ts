import { createSpread } from '@academy/web-kit/live/spread.ts';

export interface Changes {
  add: (paths: readonly string[]) => void;
  cancel: () => void;
}

/** Every open browser learns of a change at the same moment: each fetches at one of its own within two seconds. */
const withinMs = 2_000;

/** Gathers the paths whose data have changed, and hands them over together, each once. */
export function createChanges(refetch: (paths: string[]) => void, random?: () => number): Changes {
  const waiting = new Set<string>();
  const spread = createSpread(
    () => {
      const paths = [...waiting];
      waiting.clear();
      refetch(paths);
    },
    { withinMs, ...(random && { random }) },
  );
  return {
    add(paths) {
      for (const path of paths) waiting.add(path);
      spread.request();
    },
    cancel: spread.cancel,
  };
}
