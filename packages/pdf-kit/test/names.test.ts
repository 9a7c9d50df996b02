import { bytesOf, ink, openSheet, type Sheet } from '../src/drawing/sheet.ts';
import { segmentsOf } from '../src/drawing/segments.ts';
import { writeLine, writeText } from '../src/drawing/write-text.ts';
import { boxesIn, pdfText } from '../src/testing/pdf-text.ts';

const open = (): Sheet => openSheet({ title: 'Names', language: 'es', author: 'Test', date: new Date(0) });
const written = { face: 'display', size: 20, color: ink } as const;

test.each([
  ['Latin', 'Íñigo Peña Zúñiga', /^display$/],
  ['Vietnamese', 'Nguyễn Văn Ánh', /^display$/],
  ['Greek', 'Ελένη Παπαδοπούλου', /^reading$/],
  ['Cyrillic', 'Анна Жукова', /^reading$/],
  ['Japanese', '山田花子たろう', /^kosugi/],
  ['Chinese', '王小明龙华', /^(kosugi|zcool-xiaowei)/],
  ['Korean', '김민수홍길동', /^gowun-dodum/],
  ['Arabic', 'محمد عبد الله', /^noto-sans-arabic/],
  ['Devanagari', 'प्रियंका शर्मा', /^noto-sans-devanagari/],
])('When a name is %s, then it is drawn in its own letters and not as boxes', async (_script, name, font) => {
  const sheet = open();
  const fonts = segmentsOf(sheet, name, 'display')
    .filter(({ text }) => text.trim() !== '')
    .map((segment) => segment.font);
  expect(fonts.every((each) => font.test(each))).toBe(true);
  writeLine(sheet, name, { ...written, x: 20, y: 20 });
  writeText(sheet, name, written, { x: 20, y: 80, width: 300 });
  const pdf = await bytesOf(sheet);
  expect(boxesIn(pdf)).toBe(0);
  expect([...pdfText(pdf)].toSorted().join('')).toContain([...name.replaceAll(' ', '')].toSorted().at(-1));
});

test.each([
  ['דוד כהן', 'dvd khhn'],
  ['გიორგი', 'giorgi'],
  ['Ana 😀 Ruiz', 'Ana :grinning: Ruiz'],
  ['A\u0000n\u001ba', 'Ana'],
  ['\uE000', '?'],
])('When no font has the letters of %j, then Latin ones are written', async (name, latin) => {
  const sheet = open();
  writeLine(sheet, name, { ...written, x: 20, y: 20 });
  const pdf = await bytesOf(sheet);
  expect(boxesIn(pdf)).toBe(0);
  expect(pdfText(pdf).replaceAll('\n', '')).toBe(latin);
});

test.each([['the ideographic space', '山\u3000川', '山川']])(
  'When the tables of a font fail for %s, then the text is drawn all the same',
  async (_what, text, drawn) => {
    const sheet = open();
    writeLine(sheet, text, { ...written, x: 20, y: 20 });
    writeText(sheet, text, written, { x: 20, y: 80, width: 300 });
    const pdf = await bytesOf(sheet);
    expect(boxesIn(pdf)).toBe(0);
    for (const letter of drawn) expect(pdfText(pdf)).toContain(letter);
  },
);

test.each(['س\u076Aس', 'ا\u06D6', 'كتاب\u06D6 قال', 'قال\u0615', 'سلام \u064e', '\u0600\u0651'])(
  'When the tables of a font fail for %j, then it is written in Latin letters',
  async (text) => {
    const sheet = open();
    writeLine(sheet, text, { ...written, x: 20, y: 20 });
    writeText(sheet, `Ana ${text} 山`, written, { x: 20, y: 80, width: 300 });
    const pdf = await bytesOf(sheet);
    expect(boxesIn(pdf)).toBe(0);
    expect(pdfText(pdf)).toContain('山');
  },
);

test('When a font lacks a letter that is drawn all the same, then that counts as a box', async () => {
  const sheet = open();
  sheet.font('display').text('山', 20, 20);
  expect(boxesIn(await bytesOf(sheet))).toBe(1);
});
