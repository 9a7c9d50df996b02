import { isNewTool } from './tool.ts';

test.each([
  ['2025-05', '2025-05-01', true],
  ['2025-05', '2026-05-31', true],
  ['2025-05', '2026-06-01', false],
  ['2025-05', '2025-04-30', false],
  ['2025-12', '2026-12-31', true],
  ['2025-12', '2027-01-01', false],
])('When a tool was released in %s and it is %s, then whether it is new is %s', (released, day, isNew) => {
  expect(isNewTool({ released }, new Date(`${day}T12:00:00Z`))).toBe(isNew);
});
