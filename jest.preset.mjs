import { join } from 'node:path';

/**
 * What a jest.config.mjs spreads for JSX or a world of its own for each file: TypeScript through swc.
 * Start it with `node --experimental-vm-modules`, since these are real ES modules.
 */
export const jestPreset = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

/** For what Node runs without a build, and no test needs such a world: modules are loaded once for all files of a worker. */
export const nodePreset = {
  testEnvironment: join(import.meta.dirname, 'scripts/jest/environment.mjs'),
  runtime: join(import.meta.dirname, 'scripts/jest/node-runtime.ts'),
  transform: {},
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: jestPreset.testPathIgnorePatterns,
};
