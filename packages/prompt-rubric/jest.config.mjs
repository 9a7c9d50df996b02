import { jestPreset } from '../../jest.preset.mjs';

export default { ...jestPreset, displayName: 'prompt-rubric' };
