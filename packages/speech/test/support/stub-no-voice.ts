import { parentPort } from 'node:worker_threads';

/** Stands for a thread that did not find the optional package. */
parentPort?.on('message', () => parentPort?.postMessage({ kind: 'failed', reason: 'asked all the same' }));
parentPort?.postMessage({ kind: 'ready', isInstalled: false });
