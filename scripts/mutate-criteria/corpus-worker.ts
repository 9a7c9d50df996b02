/**
 * Judges prompts by mutated criteria and compares with the unmutated ones: the statuses in the open corpus, and what is
 * found in the prompts of `frozen-verdicts.test.ts`. The prompts are taken apart once; for each mutant only the criteria's
 * own modules are loaded again, under URLs of their own, so that a mutant costs a fraction of a second.
 */
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type * as judging from '@academy/prompt-rubric/judge.ts';
import type { CriterionId } from '@academy/prompt-rubric/rubric.ts';
import { readPrompt } from '@academy/prompt-rubric/reading/read-prompt.ts';
import type { Reading } from '@academy/prompt-rubric/reading/reading.ts';
import type { PartId } from './parts.ts';
import { readCorpus, readFrozen, settingsOf, type CorpusPrompt } from './corpus.ts';

export type CorpusTrial = { file: string; source: string; id: PartId };

type Judge = typeof judging.judgeCriteria;
type Prompt = CorpusPrompt & { reading: Reading };

const sourceFolder = pathToFileURL(path.join(import.meta.dirname, '../../packages/prompt-rubric/src/')).href;
const criteriaFolder = `${sourceFolder}criteria/`;
const judgeModule = `${sourceFolder}judge.ts`;

let mutated: { url: string; source: string } | undefined;
registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context);
    const query = /\?mutant=\d+$/.exec(context.parentURL ?? '')?.[0];
    return query && resolved.url.startsWith(criteriaFolder)
      ? { ...resolved, url: resolved.url + query }
      : resolved;
  },
  load: (url, context, next) =>
    url === mutated?.url
      ? { format: 'module-typescript', source: mutated.source, shortCircuit: true }
      : next(url, context),
});

const { judgeCriteria } = (await import(judgeModule)) as typeof judging;
const prompts = [...readCorpus(), ...readFrozen()].map((prompt) => ({
  ...prompt,
  reading: readPrompt(prompt.text, prompt.texts),
}));
const known = new Map<CriterionId, string[]>();
let count = 0;

function findingsBy(judge: Judge, id: CriterionId, { reading, settings, noticedIn }: Prompt): string {
  // What detectors have found before stays out: a mutant has to find it again.
  const afresh = { ...reading, found: new Map() };
  return settingsOf(id, settings)
    .flatMap((setting) => judge(afresh, [setting]))
    .map(({ status, isJudged, evidence }) => {
      if (!isJudged) return 'not judged';
      return noticedIn === 'corpus'
        ? status
        : [status, ...evidence.flatMap(({ start, end }) => [start, end])].join(' ');
    })
    .join(', ');
}

function baselineOf(id: CriterionId): string[] {
  const findings = known.get(id) ?? prompts.map((prompt) => findingsBy(judgeCriteria, id, prompt));
  known.set(id, findings);
  return findings;
}

/** Where the first difference is, or undefined. */
async function tryOnPrompts({ file, source, id }: CorpusTrial): Promise<string | undefined> {
  // What lies elsewhere is not loaded again: the unit tests have to notice.
  if (id === 'matching' || !pathToFileURL(file).href.startsWith(criteriaFolder)) return undefined;
  const findings = baselineOf(id);
  count += 1;
  mutated = { url: `${pathToFileURL(file).href}?mutant=${count}`, source };
  try {
    const { judgeCriteria: judge } = (await import(`${judgeModule}?mutant=${count}`)) as typeof judging;
    const different = prompts.find((prompt, at) => findingsBy(judge, id, prompt) !== findings[at]);
    return different && `${different.noticedIn}: ${different.text}`;
  } catch (error) {
    return `corpus: ${String(error)}`;
  }
}

parentPort?.on('message', (trial: CorpusTrial) => {
  void tryOnPrompts(trial).then((noticedBy) => parentPort?.postMessage({ noticedBy }));
});
