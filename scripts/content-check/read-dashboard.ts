import path from 'node:path';
import { slug } from '@academy/contracts/content/document-file.ts';
import { newsFile } from '@academy/contracts/content/news-file.ts';
import { toolFile } from '@academy/contracts/content/tool-file.ts';
import { checkPlaces } from './checks.ts';
import { filesOf, readYaml, type Report } from './files.ts';

const FEWEST_NEWS = 6;
const FEWEST_TOOLS = 12;

/** Validates the dashboard's background pieces. `today` is such as 2026-01-31. @returns how many there are. */
export function readNews(root: string, report: Report, today = isoToday()): number {
  const files = filesOf(root, '.yaml');
  const titles = new Map<string, string>();
  for (const file of files) {
    checkSlug(file, report);
    const data = readYaml(file, newsFile, report);
    if (!data) continue;
    // A background piece must never look like today's news.
    if (data.date >= today) report(file, `date: ${data.date} is not in the past`);
    const other = titles.get(data.title.en);
    if (other) report(file, `title.en: ${path.basename(other)} has the same`);
    titles.set(data.title.en, file);
  }
  checkCount({ root, count: files.length, fewest: FEWEST_NEWS, what: 'news pieces' }, report);
  return files.length;
}

/** Validates the dashboard's AI tools. @returns how many there are. */
export function readTools(root: string, report: Report, today = isoToday()): number {
  const files = filesOf(root, '.yaml');
  const places: { name: string; orderIndex: number }[] = [];
  for (const file of files) {
    checkSlug(file, report);
    const data = readYaml(file, toolFile, report);
    if (!data) continue;
    places.push({ name: file, orderIndex: data.orderIndex });
    if (data.asOf > today) report(file, `asOf: ${data.asOf} is in the future`);
    if (data.released > data.asOf.slice(0, 7)) report(file, 'released: is after asOf');
  }
  checkPlaces(places, 'tools', report);
  checkCount({ root, count: files.length, fewest: FEWEST_TOOLS, what: 'tools' }, report);
  return files.length;
}

const isoToday = (): string => new Date().toISOString().slice(0, 10);

function checkSlug(file: string, report: Report): void {
  if (!slug.safeParse(path.basename(file, '.yaml')).success)
    report(file, 'the file’s name must be a kebab-case slug');
}

/** A content folder may do without them, but the dashboard's grids are not to look deserted. */
function checkCount(
  { root, count, fewest, what }: { root: string; count: number; fewest: number; what: string },
  report: Report,
): void {
  if (count > 0 && count < fewest) report(root, `has ${count} ${what}, fewer than ${fewest}`);
}
