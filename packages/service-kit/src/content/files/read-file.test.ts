import { courseFile } from '@academy/contracts/content/course-file.ts';
import type { ContentFault } from './content-fault.ts';
import { readYamlFile } from './read-file.ts';

const whole = `# a comment
orderIndex: 0
level: beginner
iconName: play
isPremium: false
status: published
title: { es: Uno, en: One }
description:
  es: >-
    Primera
    segunda
  en: Text
estimatedMinutes: 10
cover:
  es: { lines: [Uno], marked: Uno, tag: uno }
  en: { lines: [One], marked: One, tag: one }
`;

const reading = (text: string | undefined) => {
  const faults: ContentFault[] = [];
  const files = new Map(text === undefined ? [] : [['course.yaml', text]]);
  const report = (fault: ContentFault) => void faults.push(fault);
  return { data: readYamlFile(files, { file: 'course.yaml', schema: courseFile, report }), faults };
};

test('When a file fits, then its data is read, also as Windows editors write it', () => {
  const { data, faults } = reading(`\uFEFF${whole.replaceAll('\n', '\r\n')}`);
  expect(faults).toEqual([]);
  expect(data?.description).toEqual({ es: 'Primera segunda', en: 'Text' });
});

test.each([
  ['a value that is not allowed', ['level: beginner', 'level: expert'], 3, 'level', /beginner, intermediate/],
  ['a key that is not known', ['iconName', 'icon'], 4, 'icon', /icon$/],
  ['a text too long', ['en: One }', `en: ${'a'.repeat(121)} }`], 7, 'title.en', /120/],
  ['a value deep within', ['tag: one', 'tag: Two Words'], 16, 'cover.en.tag', /one lower-case word/],
  ['a marked part that is not there', ['marked: One', 'marked: Two'], 16, 'cover.en.marked', /must stand in the lines/],
] as const)('When a file has %s, then the fault has line, field and cure in both languages', (...row) => {
  const [, [was, is], line, field, cure] = row;
  const { data, faults } = reading(whole.replace(was, is));
  expect(data).toBeUndefined();
  const fault = faults.find((one) => one.field === field);
  expect(fault).toMatchObject({ file: 'course.yaml', line });
  expect(fault?.text.en).toMatch(cure);
  expect(fault?.text.es).not.toBe('');
  expect(fault?.text.es).not.toBe(fault?.text.en);
});

test('When a file is no YAML or is not there, then that is the one fault', () => {
  const [broken, ...others] = reading('level: beginner\ntitle: "open\n').faults;
  expect(others).toEqual([]);
  expect(broken).toMatchObject({ field: '', text: { es: expect.stringMatching(/^No es YAML/) } });
  expect(broken?.line).toBeGreaterThan(1);
  expect(reading(undefined).faults).toMatchObject([{ line: null, text: { es: expect.stringMatching(/^Falta/) } }]);
});
