import { parentPort, workerData } from 'node:worker_threads';
import { extractSummary } from '../domain/extract-summary.ts';
import type { Extraction } from './extraction.ts';

// Only `extraction-thread.ts` starts this, with an extraction.
const { course, language } = workerData as Extraction;
parentPort?.postMessage(extractSummary(course, language));
