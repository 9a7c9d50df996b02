import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { readContent } from './read-content.ts';

const content = path.join(import.meta.dirname, '../../content');
const lesson = 'courses/fundamentals/lessons/01-detail-decides';
const name = '01-first-email.yaml';
const root = mkdtempSync(path.join(tmpdir(), 'answers-content-'));
afterAll(() => rmSync(root, { recursive: true }));

const output = Array.from({ length: 40 }, () => 'words').join(' ');
const whole = { good: [0, 2, 1], weak: 0, outputs: { weak: output, good: output } };

/** The faults of one lesson whose exercise has these model answers. */
const faultsOf = (folder: string, answers: unknown, file = name): string[] => {
  const place = path.join(root, folder);
  cpSync(path.join(content, lesson), path.join(place, lesson), {
    recursive: true,
    filter: (source) => !/unseen|answers/.test(source.slice(content.length)),
  });
  mkdirSync(path.join(place, lesson, 'answers'));
  writeFileSync(path.join(place, lesson, 'answers', file), stringify(answers));
  return readContent(place)
    .problems.filter((problem) => problem.includes('/answers/'))
    .map((problem) => problem.slice(`${lesson}/answers/`.length));
};

test('When the model answers name samples and their outputs are short, then there are no faults', () => {
  expect(faultsOf('whole', { es: whole, en: whole })).toEqual([]);
});

test('When they name a sample that is not there, or one twice, then it is reported', () => {
  expect(faultsOf('far', { es: whole, en: { ...whole, good: [0, 1, 99], weak: 70 } })).toEqual([
    expect.stringMatching(/^01-first-email\.yaml: en\.good: there is no sample 99/),
    expect.stringMatching(/^01-first-email\.yaml: en\.weak: there is no sample 70/),
  ]);
  expect(faultsOf('twice', { es: { ...whole, good: [0, 1, 1] }, en: whole })).toEqual([
    expect.stringContaining('es.good: must be three different samples'),
  ]);
});

test('When an output is too long, then it is reported', () => {
  const outputs = { weak: output, good: `${output} ${output} ${output}` };
  expect(faultsOf('long', { es: whole, en: { ...whole, outputs } })).toEqual([
    expect.stringContaining('en.outputs.good: has 120 words, not 20 to 110'),
  ]);
});

test('When they belong to no exercise, then it is reported', () => {
  expect(faultsOf('stray', { es: whole, en: whole }, '01-second-email.yaml')).toEqual([
    '01-second-email.yaml: there is no exercise of this name: rename or delete it',
  ]);
});
