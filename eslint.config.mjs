import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

const message = (text) => ({ message: text });
const adapterOnly = {
  kafkajs: 'kafkajs lives behind packages/service-kit/src/kafka only.',
  mongoose: 'mongoose lives in data/ folders and behind service-kit only.',
  agenda: 'agenda lives in services/scheduler/src/automations/wakes only.',
};
const noKafka = { name: 'kafkajs', ...message(adapterOnly.kafkajs) };
const noMongoose = { name: 'mongoose', ...message(adapterOnly.mongoose) };
const noAgenda = ['agenda', '@agendajs/mongo-backend'].map((name) => ({
  name,
  ...message(adapterOnly.agenda),
}));
const upward = {
  regex: '^(\\.\\./)+(services|gateway|web-learner|web-admin|packages)/',
  ...message('Cross a workspace border by its package name, and only towards packages/*.'),
};
const applications = [
  ...readdirSync(new URL('services', import.meta.url)),
  'gateway',
  'web-learner',
  'web-admin',
];
const services = {
  regex: `^@academy/(${applications.join('|')})(/|$)`,
  ...message('Nobody imports a service: what it knows travels in contracts and events.'),
};

/** A feature of a web app never imports another: app/ composes them. */
const featureBorder = {
  regex: '^(\\.\\./)+features/|^\\.\\./\\.\\./(?!shared/|\\.\\./)[a-z-]+/(api|components|model)/',
  ...message('A feature never imports another feature; compose them in app/.'),
};

/** The back office in floors: app (the shell) < shared < resources < admin.tsx. Nothing imports upward or sideways. */
const consoleShell = {
  regex: '^(\\.\\./)+(?!app/|locales/|test/|layout/|i18n/|theme/|sign-in/)[a-z-]+/',
  ...message('The shell of the back office imports neither shared parts nor resources.'),
};
const consoleShared = {
  regex: '^(\\.\\./)+(?!app/|shared/|locales/|test/|markdown/)[a-z-]+/',
  ...message('Shared parts of the back office import no resource.'),
};
const consoleResource = {
  regex: '^\\.\\./(?!app/|shared/|locales/)[a-z-]+/',
  ...message('A resource of the back office never imports another; share the part.'),
};
const consoleFloor = (files, border) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { paths: [noKafka, noMongoose, ...noAgenda], patterns: [upward, services, border] },
    ],
  },
});

export default ts.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/target/**',
      '**/.data/**',
      '**/test-results/**',
      'packages/contracts/generated/**',
    ],
  },
  js.configs.recommended,
  ts.configs.recommended,
  {
    languageOptions: { globals: globals.node, ecmaVersion: 2024 },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
      'no-restricted-imports': [
        'error',
        { paths: [noKafka, noMongoose, ...noAgenda], patterns: [upward, services] },
      ],
    },
  },
  {
    // The places where the database library may be seen.
    files: [
      'services/*/src/**/data/**',
      'packages/service-kit/src/{mongo,outbox,sweeper,consumers,identity,lifecycle,automations,migrations,people,staff,limits,testing}/**',
      'packages/service-kit/test/**',
      'services/*/test/**',
      'bench/**',
      'chaos/**',
    ],
    rules: {
      'no-restricted-imports': ['error', { paths: [noKafka, ...noAgenda], patterns: [upward, services] }],
    },
  },
  {
    files: ['packages/service-kit/src/kafka/**'],
    rules: {
      'no-restricted-imports': ['error', { paths: [noMongoose, ...noAgenda], patterns: [upward, services] }],
    },
  },
  {
    files: ['services/scheduler/src/automations/wakes/**'],
    rules: {
      'no-restricted-imports': ['error', { paths: [noKafka, noMongoose], patterns: [upward, services] }],
    },
  },
  {
    // Rubric, meaning and contracts run in browsers too: no I/O, save for what loads the vectors in Node.
    files: ['packages/{contracts,meaning,prompt-rubric,web-kit}/src/**'],
    ignores: ['packages/meaning/src/load-meaning.ts', 'packages/prompt-rubric/src/load-subject-judges.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [noKafka, noMongoose, ...noAgenda],
          patterns: [upward, services, { regex: '^node:', ...message('This package runs in browsers too.') }],
        },
      ],
    },
  },
  {
    files: ['web-*/src/**'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['web-*/src/features/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [noKafka, noMongoose, ...noAgenda], patterns: [upward, services, featureBorder] },
      ],
    },
  },
  {
    ...consoleFloor(['web-admin/src/*/**'], consoleResource),
    ignores: ['web-admin/src/{app,shared,locales}/**'],
  },
  consoleFloor(['web-admin/src/app/**'], consoleShell),
  consoleFloor(['web-admin/src/shared/**'], consoleShared),
  {
    // Journeys look at the whole system from outside: its texts, and what each reader expects of each event.
    files: ['e2e/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [noKafka, noMongoose, ...noAgenda] }] },
  },
  {
    // Commands speak to a terminal.
    files: ['scripts/**', 'bench/**', 'chaos/**', '**/scripts/**', '**/test/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
);
