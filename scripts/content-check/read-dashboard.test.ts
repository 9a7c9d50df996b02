import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readNews, readTools } from './read-dashboard.ts';
import type { Report } from './files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'dashboard-content-'));
afterAll(() => rmSync(root, { recursive: true }));
const today = '2026-06-15';

const piece = (index: number, changes: Record<string, string> = {}) => ({
  date: `2024-01-0${index + 1}`,
  category: 'research',
  source: 'arXiv',
  url: `https://example.org/${index}`,
  title: `{ es: Título ${index}, en: Title ${index} }`,
  description: '{ es: Una frase., en: One sentence. }',
  ...changes,
});

const tool = (index: number, changes: Record<string, string> = {}) => ({
  name: `Tool ${index}`,
  url: `https://example.org/${index}`,
  icon: 'chat',
  category: 'assistant',
  description: '{ es: Una frase., en: One sentence. }',
  pricing: '{ es: Gratis, en: Free }',
  features: '{ es: [Una cosa, Otra], en: [One thing, Another] }',
  released: "'2024-01'",
  asOf: "'2025-06-30'",
  orderIndex: String(index),
  ...changes,
});

type Entry = Record<string, string>;
type Reader = (folder: string, report: Report, today: string) => number;

/** The faults found in a folder of these entries, each with its file's name. */
const faultsOf = (read: Reader, name: string, entries: Record<string, Entry>): string[] => {
  const folder = path.join(root, name);
  mkdirSync(folder, { recursive: true });
  for (const [id, entry] of Object.entries(entries))
    writeFileSync(
      path.join(folder, `${id}.yaml`),
      Object.entries(entry)
        .map(([key, value]) => `${key}: ${value}`)
        .join('\n'),
    );
  const faults: string[] = [];
  read(folder, (file, problem) => faults.push(`${path.relative(folder, file)}: ${problem}`), today);
  return faults;
};

const many = (count: number, make: (index: number) => Entry): Record<string, Entry> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`entry-${index}`, make(index)]));

test('When six pieces of the past and twelve tools are whole, then there are no faults', () => {
  expect(faultsOf(readNews, 'news', many(6, piece))).toEqual([]);
  expect(faultsOf(readTools, 'tools', many(12, tool))).toEqual([]);
});

test('When there are fewer than six pieces or twelve tools, then the folder is reported', () => {
  expect(faultsOf(readNews, 'few-news', many(5, piece))).toEqual([': has 5 news pieces, fewer than 6']);
  expect(faultsOf(readTools, 'few-tools', many(11, tool))).toEqual([': has 11 tools, fewer than 12']);
});

test.each([
  ['is dated today', { date: today }, 'date: 2026-06-15 is not in the past'],
  ['has no date', { date: "''" }, 'date: '],
  ['leads to http', { url: 'http://example.org/' }, 'url: '],
  ['lacks a language', { title: '{ es: Solo español }' }, 'title.en: '],
  ['repeats a title', { title: '{ es: Otro, en: Title 1 }' }, 'title.en: entry-1.yaml has the same'],
  ['claims to be of the academy', { category: 'academy' }, 'category: '],
])('When a background piece %s, then its file is reported', (what, changes, fault) => {
  const entries = many(6, (index) => (index === 5 ? piece(index, changes) : piece(index)));
  expect(faultsOf(readNews, what, entries)).toEqual([expect.stringContaining(`entry-5.yaml: ${fault}`)]);
});

test.each([
  ['is checked in the future', { asOf: "'2026-06-16'" }, 'asOf: 2026-06-16 is in the future'],
  ['is released after its check', { released: "'2025-07'" }, 'released: is after asOf'],
  ['states an amount', { pricing: '{ es: 20 € al mes, en: 20 € a month }' }, 'pricing'],
  [
    'has more features in a language',
    { features: '{ es: [Una cosa, Otra, Más], en: [One thing, Two] }' },
    'features',
  ],
])('When a tool %s, then its file is reported', (what, changes, fault) => {
  const entries = many(12, (index) => (index === 11 ? tool(index, changes) : tool(index)));
  const faults = faultsOf(readTools, what, entries);
  expect(faults).not.toEqual([]);
  for (const found of faults) expect(found).toContain(`entry-11.yaml: ${fault}`);
});
