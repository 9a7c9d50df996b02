import { sayFrom } from './say-from.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const inEnglish = sayFrom(en, 'en');
const inSpanish = sayFrom(es, 'es');

test('When a text has holes, then they are filled in its language', () => {
  expect(inEnglish('toPass', { score: 75 })).toBe('pass mark 75');
  expect(inSpanish('toPass', { score: 75 })).toBe('se supera con 75');
});

test.each([
  [1, '1 word', '1 palabra'],
  [12, '12 words', '12 palabras'],
  [1_000_000, '1000000 words', '1000000 palabras'],
])('When %d is counted, then the text has its plural form', (count, english, spanish) => {
  expect(inEnglish('words', { count, amount: count })).toBe(english);
  expect(inSpanish('words', { count, amount: count })).toBe(spanish);
});

test('When several keys are asked for, then the first that there is says it', () => {
  expect(inEnglish(['statusOf.privacy.missing', 'status.missing'])).toBe('some found');
  expect(inEnglish(['statusOf.task.missing', 'status.missing'])).toBe('missing');
});

test('When there is no such text, then its key stands there', () => {
  expect(inEnglish('nowhere.at.all')).toBe('nowhere.at.all');
});
