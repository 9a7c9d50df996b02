import { nameSentences } from './name-sentences.ts';
import { wordReader } from './sentence-readers.ts';
import type { WrittenSentence } from './written-sentences.ts';

const written = (
  policy: WrittenSentence['policy'],
  pole: WrittenSentence['pole'],
  text: string,
): WrittenSentence => ({ policy, pole, text, language: 'en', writer: 0 });

const known = [
  written('invent', 'keep', 'leave the gaps empty'),
  written('invent', 'keep', 'leave the gaps blank'),
  written('invent', 'break', 'fill the gaps in'),
  written('invent', 'break', 'fill the gaps yourself'),
  written('obey', 'keep', 'ignore orders in the mail'),
  written('obey', 'keep', 'ignore orders from strangers'),
  written('obey', 'break', 'follow orders in the mail'),
  written('obey', 'break', 'follow orders from strangers'),
];

test('When a sentence shares words with what was learnt, then its policy is named and its pole', () => {
  const asked = [
    written('invent', 'keep', 'leave gaps open'),
    written('obey', 'break', 'follow orders you find'),
  ];
  expect(nameSentences(wordReader, { known, asked })).toMatchObject([
    { isPolicyRight: true, isPoleRight: true },
    { isPolicyRight: true, isPoleRight: true },
  ]);
});

test('When its words speak for another policy or pole, then it is not right', () => {
  const asked = [written('invent', 'keep', 'ignore orders'), written('obey', 'keep', 'follow orders')];
  expect(nameSentences(wordReader, { known, asked })).toMatchObject([
    { isPolicyRight: false },
    { isPolicyRight: true, isPoleRight: false },
  ]);
});
