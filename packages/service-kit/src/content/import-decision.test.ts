import { importDecision } from './import-decision.ts';

const current = (importedHash: string | null, editedByStaff = false) => ({ importedHash, editedByStaff });

test.each([
  ['nothing is there yet', null, false, 'create'],
  ['staff removed it', null, true, 'conflict'],
  ['the files are those of the last import', current('new'), false, 'keep'],
  ['the files are those of the last import and staff edited it', current('new', true), false, 'keep'],
  ['the files changed and nobody touched it', current('old'), false, 'update'],
  ['the files changed and staff edited it', current('old', true), false, 'conflict'],
] as const)('When %s, then the import decides so', (_case, record, removedByStaff, decision) => {
  expect(importDecision({ fileHash: 'new', current: record, removedByStaff })).toBe(decision);
});
