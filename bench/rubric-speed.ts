/**
 * What a check costs, in plain passes over the text (the same text folded and split into words without any lexicon, once):
 *
 * - as each of the academy's exercises in turn judges 10,000 characters of prose, `subject` and its comparison with judged
 *   prompts included: at most 20 plain passes, and under 10 ms of processor time at the 99th percentile;
 * - with all criteria at once over that prose and over texts built to be slow to read: 10,000 characters take at most 2.5
 *   times as long as 5,000, so that the time grows with the length and not with its square.
 *
 * Exit code 1 where one of the three does not hold. Everything runs in turn in the same rounds, so the ratios hold whatever
 * else the machine does. Processor time is what the whole process used, the collector's and the compiler's threads included;
 * time on the wall is printed beside it, with the machine's load. A loop that allocates nothing and takes as long runs in turn
 * with the checks: what its 99th percentile has above its median is the machine's and not the rubric's.
 * Run: `npm exec -- node bench/rubric-speed.ts`
 */
import { loadavg } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import { foldPhrase } from '@academy/prompt-rubric/reading/fold.ts';
import { CRITERION_IDS, type Rubric } from '@academy/prompt-rubric/rubric.ts';
import { readContent } from '../scripts/content-check/read-content.ts';
import { subjectOf } from '../scripts/unseen/subject-of.ts';

const LIMIT_MS = 10;
const MOST_PLAIN_PASSES = 20;
const MOST_GROWTH = 2.5;
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
const { exercises } = readContent(path.join(import.meta.dirname, '../content'));
const samples = exercises.flatMap(({ exercise }) => [
  ...exercise.samples.es.good,
  ...exercise.samples.en.good,
]);
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
  'requests in one sentence': 'help us ',
  'cues in one sentence': 'no atiendas\n',
};

const texts = { instructions: prose.slice(-600), hints: [prose.slice(-1600, -800), prose.slice(-800)] };

function fill(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

type Times = { medianMs: number; p99Ms: number; wallMedianMs: number; wallP99Ms: number };

/** Runs the tasks in turn, so that what else the machine does falls on all of them alike. */
function measure<Name extends string>(tasks: Record<Name, () => unknown>): Record<Name, Times> {
  const names = Object.keys(tasks) as Name[];
  for (let round = 0; round < WARM_UP; round += 1) for (const name of names) tasks[name]();
  const times = names.map((name) => ({ name, processor: [] as number[], wall: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, processor, wall } of times) {
      const startedAt = performance.now();
      const before = process.cpuUsage();
      tasks[name]();
      const { user, system } = process.cpuUsage(before);
      wall.push(performance.now() - startedAt);
      processor.push((user + system) / 1000);
    }
  }
  return Object.fromEntries(
    times.map(({ name, processor, wall }) => [
      name,
      {
        medianMs: quantile(processor, 0.5),
        p99Ms: quantile(processor, 0.99),
        wallMedianMs: quantile(wall, 0.5),
        wallP99Ms: quantile(wall, 0.99),
      },
    ]),
  ) as Record<Name, Times>;
}

/** Keeps the processor busy for so many steps without a single allocation. */
function spin(steps: number): number {
  let value = 1;
  for (let step = 0; step < steps; step += 1) value = (Math.imul(value, 31) + step) | 0;
  return value;
}

const STEPS_TRIED = 1_000_000;

function stepsTaking(wantedMs: number): number {
  const { tried } = measure({ tried: () => spin(STEPS_TRIED) });
  return Math.round((STEPS_TRIED * wantedMs) / tried.medianMs);
}

function check(text: string) {
  return checkPrompt(text, rubric, 'es', texts);
}

/** One check by each exercise of the academy after the other. */
function byExercises(text: string): () => void {
  const asked = exercises.map((found) => ({
    rubric: found.exercise.rubric,
    texts: exerciseTexts(found.exercise),
    subject: subjectOf(found),
  }));
  let turn = 0;
  return () => {
    const { rubric: own, texts: ownTexts, subject } = asked[turn % asked.length]!;
    turn += 1;
    checkPrompt(text, own, 'es', ownTexts, { subject });
  };
}

function ratio(one: number, other: number): number {
  return Number((one / other).toFixed(2));
}

function quantile(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2));
}

const startLoad = loadavg()[0] ?? 0;
const { sized } = measure({ sized: () => check(fill(prose, LENGTH)) });
// A first run lets the engine compile the loop; the second is the one to go by.
stepsTaking(sized.medianMs);
const steps = stepsTaking(sized.medianMs);
const figures = Object.entries(kinds).map(([kind, piece]) => {
  const text = fill(piece, LENGTH);
  const firstHalf = fill(piece, LENGTH / 2);
  const { whole, half, plain, loop } = measure({
    whole: () => check(text),
    half: () => check(firstHalf),
    plain: () => foldPhrase(text),
    loop: () => spin(steps),
  });
  return {
    kind,
    ...whole,
    growth: ratio(whole.medianMs, half.medianMs),
    plainPasses: ratio(whole.medianMs, plain.medianMs),
    loop,
  };
});
const {
  learner,
  plain: besidePlain,
  loop: besideLearner,
} = measure({
  learner: byExercises(fill(prose, LENGTH)),
  plain: () => foldPhrase(fill(prose, LENGTH)),
  loop: () => spin(steps),
});
const passes = ratio(learner.medianMs, besidePlain.medianMs);
const steepest = figures.reduce((worst, figure) => (figure.growth > worst.growth ? figure : worst));
for (const { kind, medianMs, p99Ms, wallMedianMs, wallP99Ms, growth, plainPasses, loop } of figures) {
  console.error(
    `${kind.padEnd(22)} processor ${medianMs} ms, p99 ${p99Ms} ms; wall ${wallMedianMs} ms, p99 ${wallP99Ms} ms; ` +
      `×${growth} for twice the length, ${plainPasses} plain passes; loop ${loop.medianMs} ms, p99 ${loop.p99Ms} ms`,
  );
}
console.error(
  `by exercises in turn   processor ${learner.medianMs} ms, p99 ${learner.p99Ms} ms; ` +
    `wall ${learner.wallMedianMs} ms, p99 ${learner.wallP99Ms} ms; ${passes} plain passes; loop p99 ${besideLearner.p99Ms} ms`,
);
console.log(
  JSON.stringify({
    bench: 'rubric-speed',
    node: process.version,
    characters: LENGTH,
    criteria: CRITERION_IDS.length,
    load: [startLoad, loadavg()[0] ?? 0].map((load) => Number(load.toFixed(1))),
    limits: { p99Ms: LIMIT_MS, plainPasses: MOST_PLAIN_PASSES, growth: MOST_GROWTH },
    byExercises: { ...learner, plainPasses: passes, loop: besideLearner },
    steepest: { kind: steepest.kind, growth: steepest.growth },
    prose: figures[0],
  }),
);
const holds = learner.p99Ms < LIMIT_MS && passes <= MOST_PLAIN_PASSES && steepest.growth <= MOST_GROWTH;
process.exitCode = holds ? 0 : 1;
