import { production, tests } from './paths.ts';
import type { Border } from './rule.ts';

export const testsApart: Border[] = [
  {
    name: 'no-tests-in-production',
    why: 'What a service or an app runs knows neither tests nor what only they use.',
    from: { path: production, pathNot: tests },
    to: { path: [...tests, '^(e2e|bench)/'], pathNot: 'node_modules' },
  },
];
