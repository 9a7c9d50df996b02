import { jestPreset } from '../jest.preset.mjs';

export default { ...jestPreset, displayName: 'commands', testTimeout: 60_000 };
