import { production, tests } from './paths.ts';
import type { Border } from './rule.ts';

export const testsApart: Border[] = [
  {
    name: 'no-tests-in-production',
    why: 'What a service or an app runs knows neither tests, nor what only they use, nor doubles.',
    from: { path: production, pathNot: tests },
    to: { path: [...tests, '^(e2e|bench|infra)/'], pathNot: 'node_modules' },
  },
];
