import { jestPreset } from '../../jest.preset.mjs';

export default {
  ...jestPreset,
  globalSetup: '@academy/service-kit/jest/global-setup.mjs',
  globalTeardown: '@academy/service-kit/jest/global-teardown.mjs',
  // The tests on the real stack start processes and wait for brokers; what they wait for are conditions.
  testTimeout: 120_000,
};
