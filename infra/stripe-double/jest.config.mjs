import { nodePreset } from '../../jest.preset.mjs';

// What the tests wait for are conditions; this only ends a test whose condition never comes.
export default { ...nodePreset, displayName: 'stripe-double', testTimeout: 60_000 };
