import { nodePreset } from '../../jest.preset.mjs';

export default { ...nodePreset, displayName: 'sentence-encoder' };
