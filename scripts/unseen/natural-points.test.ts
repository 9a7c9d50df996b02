import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judgeNatural } from './natural-points.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'points-'));
afterAll(() => rmSync(folder, { recursive: true }));

writeFileSync(
  path.join(folder, 'exercises.yaml'),
  `
- exercise: '1'
  instructions: { es: Escribe a la tienda., en: Write to the shop. }
  points:
    - point: It says what is broken.
      need: 1
      lists: [{ es: [rueda], en: [wheel] }]
    - point: It says two of when, where and who.
      need: 2
      lists: [{ es: [ayer], en: [yesterday] }, { es: [aquí], en: [here] }, { es: [Ana], en: [Ana] }]
`,
);
const prompts = `
- { exercise: '1', language: en, isGood: true, text: 'Write that the wheel broke here yesterday.' }
- { exercise: '1', language: en, isGood: false, missing: [2], text: 'Write that the wheel broke here.' }
- { exercise: '1', language: es, isGood: true, text: 'Escribe que se rompió hoy en casa de Ana.' }
`;

test('When prompts are judged by words, then every point and enough of its lists have to be there', () => {
  writeFileSync(path.join(folder, 'prompts.open.yaml'), prompts);
  expect(judgeNatural(folder, 'open').map(({ passed, isRight }) => [passed, isRight])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
});

test('When there is something to tell meanings by, then near words pass as well, in the sealed part too', () => {
  writeFileSync(path.join(folder, 'prompts.sealed.yaml'), Buffer.from(prompts).toString('base64'));
  const near = (): Float32Array => Float32Array.from({ length: 96 }, (_, at) => Number(at === 0));
  expect(judgeNatural(folder, 'sealed', near).map(({ passed }) => passed)).toEqual([true, true, true]);
});
