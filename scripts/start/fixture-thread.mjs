/** A thread for tests of the preload: says one word. */
import { parentPort } from 'node:worker_threads';

parentPort.postMessage('drawn');
