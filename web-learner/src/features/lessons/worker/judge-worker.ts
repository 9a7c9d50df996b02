/** Judges prompts beside the page, which answers keys meanwhile. */
import { loadJudge } from './load-judge.ts';
import type { FromWorker, Judged, ToWorker } from './messages.ts';

const reply = (message: FromWorker): void => postMessage(message);

const loading = loadJudge();
let judged: Judged | undefined;

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  const judge = await loading;
  if ('judged' in data) judged = data.judged;
  else if (judged) {
    const start = performance.now();
    const verdict = judge(data.answer, data.pointed, judged);
    reply({ id: data.id, verdict, tookMs: performance.now() - start });
  }
};

loading.then(
  () => reply({ isReady: true }),
  (error: unknown) => reply({ failure: error instanceof Error ? error.message : String(error) }),
);
