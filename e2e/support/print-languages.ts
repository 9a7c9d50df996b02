import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languagesOf } from './journey-languages.ts';
import { languages } from './texts.ts';

/** Says at the beginning of a run which journeys run in which language. */
export default function printLanguages(): void {
  const folder = join(import.meta.dirname, '../journeys');
  const journeys = readdirSync(folder)
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('languagesOf('))
    .map((file) => basename(file, '.spec.ts'));
  const lists = languages.map((language) => [
    language,
    journeys.filter((journey) => languagesOf(journey).includes(language)),
  ]);
  process.stdout.write(`FIGURE journeys by language ${JSON.stringify(Object.fromEntries(lists))}\n`);
}
