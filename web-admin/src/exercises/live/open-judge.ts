/** A thread that judges. The samples and a preview's answer have one each, so that neither waits; their code is the same file. */
export const openJudge = (): Worker =>
  new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });

/** Milliseconds from a change in the form until it is judged: not while somebody types. */
export const judgeAfterMs = 350;
