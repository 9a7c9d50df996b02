import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './readers.ts';

// No course teaches how to evaluate what a model answers. The first one that does takes this test away.
const evaluation = /evalua/i;
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const found = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted();

const sellers = ['landing', 'business', 'plans', 'certificates'];
const sold = sellers.flatMap((feature) => found(`web-learner/src/features/${feature}/locales/*.json`));

test('When the pages that sell are looked for, then each has its texts in both languages', () => {
  expect(sold).toHaveLength(sellers.length * 2);
});

test.each(sold)('When %s sells the courses, then it does not promise evaluation', (path) => {
  const lines = read(path).split('\n');
  expect(lines.filter((line) => evaluation.test(line))).toEqual([]);
});
