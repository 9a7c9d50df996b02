import { readVocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

const sorted = ['alucinación', 'few shot', 'prompt', 'prompt engineering', 'reunión', 'token'];
const vocabulary = readVocabulary(`${sorted.join('\n')}\n`);
const found = (text: string) => {
  const found = vocabulary.find(wordsOf(text), 0);
  return found && { word: sorted[found.row], share: found.share, length: found.length };
};

test.each([
  ['Reunion', 'reunión', 1],
  ['PROMPT.', 'prompt', 1],
  ['few-shot', 'few shot', 2],
  ['prompt engineering today', 'prompt engineering', 2],
  ['prompt injection', 'prompt', 1],
])('When %j is looked up, then %j is found', (text, word, length) => {
  expect(found(text)).toEqual({ word, share: 1, length });
});

test.each([
  ['alucinaciones', 'alucinación'],
  ['prompts', 'prompt'],
  ['reuniones', 'reunión'],
  ['tokens', 'token'],
])('When the form %j is not known, then its stem %j counts in part', (text, word) => {
  expect(found(text)).toEqual({ word, share: 0.8, length: 1 });
});

test.each(['promontorio', 'tokenizadores', 'alud', 'fewest', 'zebra', ''])(
  'When nothing known is close to %j, then nothing is found',
  (text) => {
    expect(found(text)).toBeNull();
  },
);
