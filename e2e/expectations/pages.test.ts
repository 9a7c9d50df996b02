import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callFaults } from './call-faults.ts';
import { claimsOfItems, claimsOfRow, verbs, type Claim } from './page-claims.ts';
import { parts, type Part } from './parts.ts';
import { root } from './readers.ts';
import { topicFaults } from './topic-faults.ts';

const read = (page: string): string => readFileSync(join(root, page), 'utf8');

const architecture = read('ARCHITECTURE.md');
const inTable = ({ folder }: Part): Claim[] => claimsOfRow('ARCHITECTURE.md', architecture, folder);
const inReadme = ({ folder }: Part): Claim[] =>
  claimsOfItems(`${folder}/README.md`, read(`${folder}/README.md`));

const kinds = [
  { where: 'the table of ARCHITECTURE.md', claimsOf: inTable, topicsOnly: true },
  { where: 'the READMEs', claimsOf: inReadme, topicsOnly: false },
];

describe.each(kinds)('What $where say', ({ claimsOf, topicsOnly }) => {
  test.each(parts)(
    'When $name is looked up, then each of serves, publishes, consumes stands there once',
    (part) => {
      expect(claimsOf(part).map(({ verb }) => verb)).toEqual(verbs);
    },
  );

  test('When the contracts have a call, then it is said who serves it, and nothing else is', () => {
    const claims = parts.flatMap((part) =>
      claimsOf(part)
        .filter(({ verb }) => verb === 'serves')
        .map((claim) => ({ owner: part.name, claim })),
    );
    expect(callFaults(claims)).toEqual([]);
  });

  test.each(parts)('When $name publishes or consumes, then it is said, and nothing else is', (part) => {
    const faults = claimsOf(part).flatMap((claim) =>
      claim.verb === 'serves' ? [] : topicFaults(claim, part[claim.verb], { topicsOnly }),
    );
    expect(faults).toEqual([]);
  });
});

test('When a service reads in every replica, then its events/broadcasts.ts says what', () => {
  const files = globSync('services/*/src/**/*.ts', { cwd: root });
  expect(files.filter((file) => /\bbroadcasts: \[/.test(read(file)))).toEqual([]);
  const services = files.filter((file) => /^\w+\/\w+\/src\/service\.ts$/.test(file));
  const broadcasting = services.filter((file) => /\bbroadcasts\b/.test(read(file)));
  expect(broadcasting).not.toEqual([]);
  for (const file of broadcasting) expect(read(file)).toContain(`from './events/broadcasts.ts'`);
});
