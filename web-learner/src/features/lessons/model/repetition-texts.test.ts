import { createRepetitionTexts } from './repetition-texts.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, text: string | null) =>
      void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
};

test('When an exercise is repeated, then its text begins empty and a reload keeps what was typed', () => {
  const browser = storage();
  const texts = createRepetitionTexts(browser, 'ana');
  expect(texts.read('ask').text).toBe('');
  texts.write('ask', 'Escribe a la tienda');
  expect(texts.read('ask').text).toBe('Escribe a la tienda');
  expect(createRepetitionTexts(browser, 'ana').read('ask').text).toBe('Escribe a la tienda');
  expect(createRepetitionTexts(browser, 'eva').read('ask').text).toBe('');
});

test('When it was checked, then the text stays on the screen and the next repetition begins empty', () => {
  const browser = storage();
  const texts = createRepetitionTexts(browser, 'ana');
  texts.write('ask', 'Escribe a la tienda');
  texts.checked('ask');
  expect(texts.read('ask').text).toBe('Escribe a la tienda');
  expect(createRepetitionTexts(browser, 'ana').read('ask').text).toBe('');
});

test('When a text changes, then who shows it is told, and the view is the same until it does', () => {
  const texts = createRepetitionTexts(storage(), 'ana');
  let told = 0;
  const stop = texts.subscribe('ask', () => (told += 1));
  expect(texts.read('ask')).toBe(texts.read('ask'));
  texts.write('ask', 'a');
  stop();
  texts.write('ask', 'b');
  expect(told).toBe(1);
});
