import { jestPreset } from '../../jest.preset.mjs';

export default {
  ...jestPreset,
  globalSetup: '@academy/service-kit/jest/global-setup.mjs',
  globalTeardown: '@academy/service-kit/jest/global-teardown.mjs',
  // The suite that takes the broker away mostly waits; beside it the others run.
  maxWorkers: 2,
  // The tests on the real stack start processes and wait for brokers; what they wait for are conditions.
  testTimeout: 120_000,
};
