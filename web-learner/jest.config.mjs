import { jestPreset } from '../jest.preset.mjs';

export default {
  ...jestPreset,
  // The build takes styles out of what imports them; here they say nothing.
  moduleNameMapper: { '\\.css$': '<rootDir>/../packages/web-kit/src/testing/no-styles.ts' },
};
