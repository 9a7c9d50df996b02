import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { numberedName } from '@academy/contracts/content/lesson-file.ts';
import { faultyContrasts } from './contrasts.ts';
import type { Report } from './files.ts';

const SHORTEST_BODY = 200;

/** Reports a Markdown body that is too short, or has a faulty contrast. */
export function checkBody(file: string, body: string, report: Report): void {
  if (body.trim().length < SHORTEST_BODY) report(file, 'is empty or nearly so');
  for (const fault of faultyContrasts(body)) report(file, fault);
}

/** The same of both languages' files in a folder, and whether they are there. */
export function checkBodies(folder: string, name: string, report: Report): void {
  for (const language of ['es', 'en']) {
    const file = path.join(folder, `${name}.${language}.md`);
    if (existsSync(file)) checkBody(file, readFileSync(file, 'utf8'), report);
    else report(file, 'is missing');
  }
}

/** Reports names that are not numbered 01, 02, … in their order; one without a number is its reader's to report. */
export function checkNumbering(paths: string[], report: Report): void {
  for (const [index, item] of paths.entries()) {
    const parsed = numberedName.safeParse(path.basename(item, '.yaml'));
    if (parsed.success && parsed.data.orderIndex !== index)
      report(item, `must be number ${String(index + 1).padStart(2, '0')}`);
  }
}

/** Reports places that do not run 0, 1, 2, …; `what` names the things in the message. */
export function checkPlaces(
  places: { name: string; orderIndex: number }[],
  what: string,
  report: Report,
): void {
  const sorted = [...places].sort((a, b) => a.orderIndex - b.orderIndex);
  for (const [index, { name, orderIndex }] of sorted.entries()) {
    if (orderIndex !== index)
      report(
        name,
        `orderIndex of the ${what} must run from 0 without holes; ${orderIndex} stands at place ${index}`,
      );
  }
}
