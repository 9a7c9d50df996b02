// `npm run contracts:generate` writes generated/; with --check it only compares, and exits 1 when stale.
// A golden event schema is never overwritten by one that breaks its readers: that needs a v2 beside it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unreadable } from '../src/events/compatibility.ts';
import { generatedFiles } from './generated-files.ts';

const root = join(import.meta.dirname, '../generated');

const current = (name: string): string | null => {
  try {
    return readFileSync(join(root, name), 'utf8');
  } catch {
    return null;
  }
};

const breaks = (name: string, text: string): string[] => {
  const golden = name.startsWith('events/') ? current(name) : null;
  if (golden === null) return [];
  const [before, after] = [JSON.parse(golden), JSON.parse(text)];
  return [...unreadable(after, before), ...unreadable(before, after)].map((problem) => `${name}: ${problem}`);
};

const stale = [...generatedFiles()].filter(([name, text]) => current(name) !== text);
const broken = stale.flatMap(([name, text]) => breaks(name, text));

if (broken.length > 0) {
  for (const problem of broken) console.error(problem);
  console.error('An event only grows: put a v2 beside it instead.');
  process.exitCode = 1;
} else if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`stale: packages/contracts/generated/${name}`);
  if (stale.length > 0) console.error('Run `npm run contracts:generate` and commit what it wrote.');
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [name, text] of stale) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
    console.log(`wrote ${name}`);
  }
}
