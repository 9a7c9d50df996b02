import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hearSentences } from './policy-sentences.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'policies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = `
- writer: '1'
  keep: ["No inventes nada."]
  break: ["Si falta la fecha, invéntala.", "Pon dos ejemplos."]
  beside: ["Cuenta quién inventó la imprenta."]
`;
const invent = { kind: 'invent', language: 'es' } as const;

test('When sentences are asked about, then those are right that break the policy and are heard, or do not and are not', () => {
  writeFileSync(path.join(folder, 'invent.es.open.yaml'), written);
  expect(
    hearSentences(folder, { ...invent, part: 'open' }).map(({ pole, isRight }) => [pole, isRight]),
  ).toEqual([
    ['keep', true],
    ['break', true],
    ['break', false],
    ['beside', true],
  ]);
});

test('When the part is sealed, then it is read from Base64', () => {
  writeFileSync(path.join(folder, 'invent.es.sealed.yaml'), Buffer.from(written).toString('base64'));
  expect(hearSentences(folder, { ...invent, part: 'sealed' })).toHaveLength(4);
});

test('When a policy has no file, then there are no sentences', () => {
  expect(hearSentences(folder, { kind: 'decide', language: 'en', part: 'open' })).toEqual([]);
});
