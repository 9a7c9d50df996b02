import { readableText } from '../markdown/readable-text.ts';
import { isSameWord } from './watched-word.ts';
import { createWatcher, createWatchers } from './watcher.ts';

const entry = (phrase: string, language: 'es' | 'en' | 'both' = 'both') => ({
  phrase,
  language,
  action: 'flag' as const,
});
const finds = (phrase: string, text: string): boolean => createWatcher([entry(phrase)])(text).length === 1;

test.each([
  ['estafa', '¡ESTAFA! No compres nada'],
  ['estáfa', 'Es una estafa.'],
  ['pingüino', 'un PINGUINO'],
  ['año', 'Un AÑO entero'],
  ['año', 'un an\u0303o'],
  ['dinero fácil', 'Dinero\n\n  facil para todos'],
  ['anti-vacunas', 'los «Anti-vacunas»'],
  ['estaf*', 'sois unos estafadores'],
  ['dinero fác*', 'dinero facilísimo'],
  ['estaf*\u200B', 'sois unos estafadores'],
  ['estaf＊', 'sois unos estafadores'],
  ['estaf\u2060*', 'sois unos estafadores'],
  ['idiot', 'the idiot’s guide'],
  ["don't buy", 'DON’T  buy it'],
  ['don’t buy', "Don't\tBuy"],
  ['scam', 'It is a "scam", a s\u00ADc\u200Bam'],
  ['scam', 'a ｓｃａｍ'],
  ['f*ck', 'what the F*ck'],
  ['c++', 'I write C++ here'],
  ['free money', 'free free money'],
  ['привет', 'ПРИВЕТ!'],
])('When %j is watched, then it is found in %j', (phrase, text) => {
  expect(finds(phrase, text)).toBe(true);
});

test.each([
  ['ano', 'un año entero'],
  ['año', 'el ano'],
  ['estafa', 'los estafadores'],
  ['fa*', 'una estafa'],
  ['dinero fácil', 'dinero muy fácil'],
  ['dinero fácil', 'dinero. Fácil no es'],
  ['can', "I can't"],
  ['ass', 'a class assignment'],
  ['estaf*', 'otra esta fa'],
  ['scam 2', 'scam 22'],
])('When %j is watched, then it is not found in %j', (phrase, text) => {
  expect(finds(phrase, text)).toBe(false);
});

test('When a text has several, the same twice or one inside another, then each is found once', () => {
  const watch = createWatcher(['free money', 'money', 'mon*', 'bet'].map((phrase) => entry(phrase)));
  const found = watch('Free money, more money').map(({ phrase }) => phrase);
  expect(found.toSorted()).toEqual(['free money', 'mon*', 'money']);
});

test('When words are watched in one language, then texts in the other are not looked through for them', () => {
  const { es, en } = createWatchers([entry('once', 'es'), entry('scam')]);
  expect([es?.('a las once').length, en?.('once a scam').map(({ phrase }) => phrase)]).toEqual([1, ['scam']]);
  expect(createWatchers([entry('once', 'es')]).en).toBeNull();
});

test('When two entries would find the same in texts of one language, then they are one', () => {
  expect(isSameWord(entry('Fácil  dinero', 'es'), entry('facil dinero', 'both'))).toBe(true);
  expect(isSameWord(entry('año'), entry('ano'))).toBe(false);
  expect(isSameWord(entry('bet'), entry('bet*'))).toBe(false);
  expect(isSameWord(entry('once', 'es'), entry('once', 'en'))).toBe(false);
});

test.each([
  ['`scam` and\n\n```\nscam\n```\n\n    scam', false],
  ['free `x` money', false],
  ['Free\n\n- *money*', true],
  ['s**ca**m', true],
  ['[scam](https://example.com)', true],
  ['[here](https://scam.example/now)', true],
  ['[here](https://example.com "Free money")', true],
  ['See [here][1]\n\n[1]: https://example.com/scam', true],
  ['See [here][1]\n\n[1]: https://example.com "a scam"', true],
  ['free [money](https://example.com)', true],
  ['s[ca](https://example.com)m', true],
  ['free [it](https://example.com "money")', false],
  ['so [free](money:x) it is', false],
  ['[a](https://example.com/free) and [b](money:x)', false],
  ['[a](https://example.com "free") and [b](money:x)', false],
  ['[a](https://example.com/free "money")', false],
  ['&#115;cam and \\scam', true],
  ['| a | b |\n|---|---|\n| free | money |', true],
  ['<b>scam</b>', true],
  ['[aquí](https://example.com/sc%61m)', true],
  ['[aquí](https://example.com/100%-scam)', true],
])(
  'When Markdown is %j, then code is not looked through, and the rest as it is read',
  (markdown, isFound) => {
    const watch = createWatcher([entry('scam'), entry('free money')]);
    expect(watch(readableText(markdown)).length > 0).toBe(isFound);
  },
);
