import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { keyOf, writeKept } from '@academy/sentence-encoder/kept-sentences.ts';
import { loadEncoder } from '@academy/sentence-encoder/load-encoder.ts';
import { toBytes } from '@academy/sentence-encoder/sentence.ts';
import { readQuestions } from '../src/retrieval/questions/read-questions.ts';
import { readAcademy } from './measure/read-academy.ts';

// npm run retrieval:encode. Writes services/ai/data/sentences.bin anew: what the sentences of lessons, documents and known questions mean. Run it
// after a change of content/; what it does not have is learnt while the service runs. Takes some three minutes.
const root = resolve(import.meta.dirname, '../../..');
const { passages } = await readAcademy(root);
const { answered, elsewhere } = await readQuestions(join(root, 'content'));
const texts = new Set([
  ...passages.flatMap(({ units }) => units.map(({ text }) => text)),
  ...answered.flatMap(({ ask }) => [...ask.es, ...ask.en]),
  ...elsewhere,
]);
const encode = loadEncoder();
const kept = new Map([...texts].map((text) => [keyOf(text), toBytes(encode(text))]));
await writeFile(join(import.meta.dirname, '../data/sentences.bin'), writeKept(kept));
console.log(`${kept.size} sentences`);
