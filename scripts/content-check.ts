/**
 * Validates everything under content/ and runs every exercise's samples through its rubric: each good one must pass,
 * each weak one must not, and neither may the exercise's own texts pasted as an answer.
 * `npm run content:check [-- <folder>]`; exit code 1 when anything is wrong.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runSelfTests } from './content-check/self-tests.ts';
import { readContent } from './content-check/read-content.ts';
import { reportSelfTests } from './content-check/report.ts';

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../content'));

if (!existsSync(root)) {
  console.error(`No content at ${root}`);
  process.exit(1);
}

const { exercises, problems, ...counts } = readContent(root);
for (const problem of problems) console.error(`✗ ${problem}`);

const results = runSelfTests(exercises);
reportSelfTests(results);

console.log(
  `${counts.courses} courses, ${counts.lessons} lessons, ${exercises.length} exercises (${counts.modelAnswers} with model answers), ` +
    `${counts.documents} documents, ${counts.forumCategories} forum categories, ` +
    `${counts.newsPieces} news pieces, ${counts.tools} tools, ${counts.playgroundPairs} playground pairs, ${counts.questions} learners’ questions; ${problems.length} faults in files, ` +
    `${results.misjudged.length} samples misjudged`,
);
process.exitCode = problems.length + results.misjudged.length > 0 ? 1 : 0;
