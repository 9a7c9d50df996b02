import { oneOf, tests } from './paths.ts';
import type { Border } from './rule.ts';

const applications = ['services/[^/]+', 'gateway', 'web-learner', 'web-admin'];
const anyApplication = `^${oneOf(applications)}/`;

export const workspaces: Border[] = [
  {
    name: 'nobody-imports-a-service',
    why: 'What a service knows travels in contracts and events.',
    from: { pathNot: ['^services/', '^packages/', '^e2e/'] },
    to: { path: '^services/' },
  },
  {
    name: 'service-imports-no-application',
    why: 'A service knows of another what its events say, and nothing else.',
    from: { path: '^services/([^/]+)/' },
    to: { path: anyApplication, pathNot: '^services/$1/' },
  },
  {
    name: 'app-imports-no-application',
    why: 'Gateway and web apps share packages.',
    from: { path: '^(gateway|web-learner|web-admin)/' },
    to: { path: ['^gateway/', '^web-learner/', '^web-admin/'], pathNot: '^$1/' },
  },
  {
    name: 'package-imports-no-application',
    why: 'Packages are below services and apps.',
    from: { path: '^packages/' },
    to: { path: anyApplication },
  },
  {
    name: 'no-path-into-a-package',
    why: 'Cross a border by the name of the package, as its exports allow.',
    from: { path: '^((packages|services)/[^/]+|[^/]+)/' },
    to: {
      path: '^packages/',
      pathNot: '^$1/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased-workspace'],
    },
  },
  {
    name: 'command-imports-no-app',
    why: 'Commands and infra start apps; they import packages.',
    from: { path: '^(scripts|bench|infra)/' },
    to: { path: ['^gateway/', '^web-learner/', '^web-admin/'] },
  },
];

/** From the lowest to the highest; a package imports those of lower floors. */
const floors = [
  ['meaning', 'sentence-encoder'],
  ['prompt-rubric'],
  ['contracts'],
  ['service-kit', 'web-kit'],
  ['pdf-kit', 'speech'],
];

/** One package imports none of its own floor and none above; `$1` is itself. */
export const packageFloors: Border[] = floors.map((names, floor) => ({
  name: `floor-of-${names.join('-and-')}`,
  why: `A package imports those of lower floors: ${floors.map((each) => each.join(', ')).join(' < ')}.`,
  from: { path: `^packages/${oneOf(names)}/src/`, pathNot: tests },
  to: { path: `^packages/${oneOf(floors.slice(floor).flat())}/`, pathNot: '^packages/$1/' },
}));

const browserPackages = ['meaning', 'prompt-rubric', 'contracts', 'web-kit'];

export const browsers: Border[] = [
  {
    name: 'no-node-in-browser-packages',
    why: 'This package runs in browsers too: no I/O, save for what loads its data in Node.',
    from: {
      path: `^packages/${oneOf(browserPackages)}/src/`,
      pathNot: [
        ...tests,
        '^packages/meaning/src/load-meaning\\.ts$',
        '^packages/prompt-rubric/src/load-subject-judges\\.ts$',
      ],
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no-server-package-in-web-apps',
    why: 'Web apps import packages that run in browsers.',
    from: { path: '^web-(learner|admin)/src/', pathNot: tests },
    to: { path: '^packages/', pathNot: `^packages/${oneOf(browserPackages)}/` },
  },
];
