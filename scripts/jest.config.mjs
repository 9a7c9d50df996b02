import { nodePreset } from '../jest.preset.mjs';

export default { ...nodePreset, displayName: 'commands', testTimeout: 60_000 };
