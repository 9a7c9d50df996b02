import { jestPreset } from '../../jest.preset.mjs';

export default { ...jestPreset, displayName: 'speech' };
