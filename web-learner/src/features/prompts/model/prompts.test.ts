import { exportFiles, readImportFile } from './prompt-files.ts';
import { countTags, tagsOf } from './tags.ts';
import { fillVariables, variablesOf } from './variables.ts';

describe('variables', () => {
  it('When a prompt has variables, then each is found once, in order, in any alphabet', () => {
    expect(variablesOf('{{ cliente }} y {{año de entrega}}, otra vez {{cliente}}, {{x-1}}')).toEqual([
      'cliente',
      'año de entrega',
      'x-1',
    ]);
  });

  it.each(['{{}}', '{{ }}', '{cliente}', '{{a\nb}}', `{{${'x'.repeat(41)}}}`, '{{{"json": 1}}}', '{{a.b}}'])(
    'When %j is written, then it is no variable',
    (text) => {
      expect(variablesOf(text)).toEqual([]);
    },
  );

  it('When values are filled in, then those without one stay, and a value is taken as it comes', () => {
    const values = { cliente: '$& {{fecha}}', fecha: ' ', toString: '' };
    expect(fillVariables('{{cliente}}, {{ fecha }}, {{toString}}, {{constructor}}', values)).toBe(
      '$& {{fecha}}, {{ fecha }}, {{toString}}, {{constructor}}',
    );
  });
});

describe('files', () => {
  const head = {
    format: 'promptario-prompts',
    formatVersion: 1,
    exportedAt: '2026-11-22T00:00:00Z',
  } as const;
  const prompt = (n: number) => ({ name: `${n}`, text: 'ñ'.repeat(9_000), tags: [] });

  it('When an export is large, then each of its files can be imported, and together they hold every prompt', () => {
    const prompts = Array.from({ length: 130 }, (_, n) => prompt(n));
    const files = exportFiles({ ...head, prompts });
    expect(files.length).toBeGreaterThan(1);
    expect(files.map(readImportFile).flat()).toEqual(prompts);
  });

  it('When nothing is saved, then the export is one file', () => {
    expect(exportFiles({ ...head, prompts: [] })).toHaveLength(1);
  });

  it.each([
    ['no JSON', 'prompts:', 'not-json'],
    ['no list', '{"prompts": "all"}', 'no-prompts'],
    ['an empty list', '[]', 'no-prompts'],
    ['null', 'null', 'no-prompts'],
    ['more than 1 MB', JSON.stringify(['x'.repeat(1_048_577)]), 'too-large'],
  ])('When a file holds %s, then it is refused as %s', (_, text, fault) => {
    expect(readImportFile(text)).toBe(fault);
  });

  it('When a file is a bare list, then its entries are taken', () => {
    expect(readImportFile('[{"name": "a"}]')).toEqual([{ name: 'a' }]);
  });
});

it('When tags are typed, then they are cut at commas, and each comes once', () => {
  expect(tagsOf(' correo,  trabajo de  casa,, correo ')).toEqual(['correo', 'trabajo de casa']);
});

it('When tags are counted, then the commonest comes first', () => {
  expect(countTags([{ tags: ['a', 'b'] }, { tags: ['b'] }])).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
});
