import { nodePreset } from '../../jest.preset.mjs';

export default {
  ...nodePreset,
  displayName: 'catalog',
  globalSetup: '@academy/service-kit/jest/global-setup.mjs',
  globalTeardown: '@academy/service-kit/jest/global-teardown.mjs',
  // What the tests on the real stack wait for are conditions; this only ends a test whose condition never comes.
  testTimeout: 60_000,
};
