import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  fewestPairs,
  modelPricesFile,
  playgroundPairFile,
  type PlaygroundPairFile,
} from '@academy/contracts/content/playground-file.ts';
import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import { generalRubric } from '@academy/prompt-rubric/general-rubric.ts';
import { checkNumbering } from './checks.ts';
import { filesOf, readYaml, type Report } from './files.ts';

/**
 * Validates the playground's pairs and prices, and judges every prompt with the general rubric: a good one must pass, a
 * weak one must not. @returns how many pairs there are.
 */
export function readPlayground(root: string, report: Report): number {
  if (!existsSync(root)) return 0;
  const files = filesOf(path.join(root, 'pairs'), '.yaml');
  checkNumbering(files, report);
  for (const file of files) {
    const pair = readYaml(file, playgroundPairFile, report);
    if (pair) judge(file, pair, report);
  }
  if (files.length < fewestPairs) report(root, `has ${files.length} pairs of at least ${fewestPairs}`);
  readYaml(path.join(root, 'prices.yaml'), modelPricesFile, report);
  return files.length;
}

function judge(file: string, pair: PlaygroundPairFile, report: Report): void {
  for (const language of ['es', 'en'] as const)
    for (const kind of ['weak', 'good'] as const) {
      const { passed, score, criteria } = checkPrompt(pair[language][kind].prompt, generalRubric, language);
      const open = criteria
        .filter(({ status }) => status !== 'met')
        .map(({ id, status }) => `${id} ${status}`);
      if (passed !== (kind === 'good'))
        report(
          file,
          `${language}: the ${kind} prompt ${passed ? 'passes' : 'fails'} with ${score} (${open.join(', ')})`,
        );
    }
}
