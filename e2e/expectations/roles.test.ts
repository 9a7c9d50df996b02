import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas, may, permissions, roles, type Area } from '@academy/contracts/shared/permissions.ts';
import type { Role } from '@academy/contracts/shared/people.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/roles.md'), 'utf8');
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map(cellsOf);

const letters = { read: 'R', write: 'W', assist: 'A', view: 'V', unseal: 'U' } as const;

const given = (area: Area, role: Role): string =>
  (Object.keys(letters) as (keyof typeof letters)[])
    .filter((act) => permissions.some((one) => one === `${area}.${act}` && may(role, one)))
    .map((act) => letters[act])
    .join(' ');

test('When the page says who may do what, then its table is that of the contracts', () => {
  const table = rows.filter(([first]) => areas.some((area) => area === first));
  expect(table).toEqual(areas.map((area) => [area, ...roles.map((role) => given(area, role))]));
  expect(rows).toContainEqual(['area', ...roles.map((role) => `\`${role}\``)]);
});

test('When the page lists the roles, then it has each of them once, in their order', () => {
  const listed = rows
    .map(([first]) => first)
    .filter((first) => roles.some((role) => `\`${role}\`` === first));
  expect(listed).toEqual(roles.map((role) => `\`${role}\``));
});
