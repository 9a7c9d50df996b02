import { parentPort, threadId } from 'node:worker_threads';
import type { VoiceTask } from '../../src/voice/voice-messages.ts';

const flag = ({ cancelled }: VoiceTask) => Atomics.load(new Int32Array(cancelled), 0) !== 0;

/** Stands for the voice: says its thread, hangs until it is cancelled, never ends, fails or dies, as the text asks. */
parentPort?.on('message', (task: VoiceTask) => {
  if (task.text === 'die') process.exit(1);
  if (task.text === 'fail') return parentPort?.postMessage({ kind: 'failed', reason: 'told to' });
  while (task.text === 'forever') Math.random();
  while (task.text === 'hang' && !flag(task)) Math.random();
  if (task.text === 'hang') return parentPort?.postMessage({ kind: 'cancelled' });
  parentPort?.postMessage({ kind: 'spoken', mp3: new TextEncoder().encode(`${threadId}:${task.text}`) });
});
parentPort?.postMessage({ kind: 'ready', isInstalled: true });
