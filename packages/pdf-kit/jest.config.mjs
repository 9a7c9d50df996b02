import { nodePreset } from '../../jest.preset.mjs';

// What the tests wait for are threads; this only ends a test whose thread never answers.
export default { ...nodePreset, displayName: 'pdf-kit', testTimeout: 60_000 };
