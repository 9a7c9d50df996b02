/**
 * How long `checkPrompt` takes on prompts of 10,000 characters: ordinary prose, and texts built to be slow to read.
 * Prints one JSON line. Every kind must stay under 5 ms of processor time at the 99th percentile (time on the wall also
 * counts what else the machine does; it is printed beside it). The ratio of 10,000 to 5,000 characters shows that the
 * time grows with the length and not with its square. The ratio to a plain pass (the same text folded and split into
 * words without any lexicon, once) says how costly the check is whatever the machine.
 * Run: `npm exec -- node bench/rubric-speed.ts`
 */
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import { foldPhrase } from '@academy/prompt-rubric/reading/fold.ts';
import { CRITERION_IDS, type Rubric } from '@academy/prompt-rubric/rubric.ts';
import { readContent } from '../scripts/content-check/read-content.ts';

const LIMIT_MS = 5;
const ROUNDS = 300;
/** Long enough for the engine to have compiled what it will: a server or an open page has. */
const WARM_UP = 300;
const LENGTH = 10_000;

const rubric: Rubric = {
  passScore: 75,
  criteria: CRITERION_IDS.map((id) => ({
    id,
    weight: 1,
    ...(id === 'mentions' ? { any: { es: ['pedido', 'plazo de entrega'], en: ['order', 'due date'] } } : {}),
  })),
};

/** The good samples of the academy's exercises one after the other: what people write, without repetition. */
const samples = readContent(path.join(import.meta.dirname, '../content')).exercises.flatMap(
  ({ exercise }) => [...exercise.samples.es.good, ...exercise.samples.en.good],
);
const prose = samples.join('\n\n');

const kinds: Record<string, string> = {
  prose,
  'no punctuation': 'escribe una lista para clientes sin que no uses el texto ',
  'cues only': 'sin no para que no uses tono si a eres como ',
  'unclosed quotes': '« “ " ``` """ <datos> [[ ',
  'short quotes': '"a" «b» ',
  'nested tags': '<a><b></a></b>',
  'tags of one name': '<a>x</a> <a> ',
  'one-letter sentences': 'a. b? c! d\n',
  'list numbers': '1. a\n2) b\n',
  'one long word': 'a',
  'combining marks': 'e\u0301',
  emoji: '👩🏽‍🍳 ',
  'line ends': '\n',
  labels: 'rol: a\ntarea: b\n',
  numbers: '1,000.5 12:30 ',
  rules: '---\nescribe\n',
  commas: 'tono, lista, para, ',
  repeats: 'Escribe un correo a la tienda. ',
};

const texts = { instructions: prose.slice(-600), hints: [prose.slice(-1600, -800), prose.slice(-800)] };

function fill(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

type Times = { medianMs: number; p99Ms: number; wallP99Ms: number };

function measure(task: () => unknown): Times {
  for (let round = 0; round < WARM_UP; round += 1) task();
  const processor: number[] = [];
  const wall: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const before = process.cpuUsage();
    task();
    const { user, system } = process.cpuUsage(before);
    wall.push(performance.now() - startedAt);
    processor.push((user + system) / 1000);
  }
  return {
    medianMs: quantile(processor, 0.5),
    p99Ms: quantile(processor, 0.99),
    wallP99Ms: quantile(wall, 0.99),
  };
}

function check(text: string) {
  return checkPrompt(text, rubric, 'es', texts);
}

function ratio(one: number, other: number): number {
  return Number((one / other).toFixed(2));
}

function quantile(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2));
}

const figures = Object.entries(kinds).map(([kind, piece]) => {
  const text = fill(piece, LENGTH);
  const half = measure(() => check(fill(piece, LENGTH / 2)));
  const whole = measure(() => check(text));
  const plain = measure(() => foldPhrase(text));
  return {
    kind,
    ...whole,
    growth: ratio(whole.medianMs, half.medianMs),
    plainPasses: ratio(whole.medianMs, plain.medianMs),
  };
});
const slowest = figures.reduce((worst, figure) => (figure.p99Ms > worst.p99Ms ? figure : worst));
for (const { kind, medianMs, p99Ms, wallP99Ms, growth, plainPasses } of figures) {
  console.error(
    `${kind.padEnd(22)} median ${medianMs} ms, p99 ${p99Ms} ms (wall ${wallP99Ms} ms), ×${growth} for twice the length, ${plainPasses} plain passes`,
  );
}
console.log(
  JSON.stringify({
    bench: 'rubric-speed',
    node: process.version,
    characters: LENGTH,
    criteria: CRITERION_IDS.length,
    limitMs: LIMIT_MS,
    slowest,
    prose: figures[0],
  }),
);
process.exitCode = slowest.p99Ms < LIMIT_MS ? 0 : 1;
