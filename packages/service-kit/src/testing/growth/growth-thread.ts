import { parentPort, workerData } from 'node:worker_threads';
import { superlinearIn } from './grows-linearly.ts';
import type { ParserApart } from './grows-linearly-apart.ts';
import { fewHostileTexts } from './hostile-texts.ts';

const { module, name, limit } = workerData as ParserApart;
const loaded = (await import(module)) as Record<string, (text: string) => unknown>;
const parse = loaded[name];
if (!parse) throw new Error(`${module} exports no ${name}`);
parentPort?.postMessage(superlinearIn(parse, { limit, texts: fewHostileTexts }));
